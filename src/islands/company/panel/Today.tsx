import { useMachine } from '@xstate/react';
import { type Errand, errandsOf, firstOfEach } from '../../../machines/panel/company-todo.ts';
import { todayMachine } from '../../../machines/panel/today.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { addressOfErrand, detailOf, icons, wordsOf } from './errand-words.ts';

/** More of one kind is a list, and the list stands below. */
const mostOfEach = 3;

/** What needs doing first, each leading to where it is done. */
export function Today() {
  const [snapshot, send] = useMachine(todayMachine);
  const errands = errandsOf(snapshot.context.projects, new Date());
  const { shown, more } = firstOfEach(errands, mostOfEach);
  return (
    <section className="today panel ticked" aria-labelledby="today">
      <h2 id="today">Today</h2>
      {snapshot.matches('loading') && (
        <p className="soft" role="status">
          Looking what waits for you…
        </p>
      )}
      {snapshot.matches('failed') && (
        <p className="today-failed" role="alert">
          What waits for you could not be loaded.{' '}
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => send({ type: 'retry' })}
          >
            Look again
          </button>
        </p>
      )}
      {snapshot.matches('known') && errands.length === 0 && (
        <p className="soft">
          {snapshot.context.projects.length === 0
            ? 'Nothing waits for you yet. Applications to answer and deadlines will stand here.'
            : 'Nothing waits for you. Well done.'}
        </p>
      )}
      {shown.length > 0 && (
        <ol className="errands">
          {shown.map((errand) => (
            <OneErrand key={`${errand.kind} ${errand.project.pid}`} errand={errand} />
          ))}
        </ol>
      )}
      {more > 0 && <p className="soft">And {more} more, once these are done.</p>}
    </section>
  );
}

function OneErrand({ errand }: { errand: Errand }) {
  return (
    <li className={`errand errand-${errand.kind.replaceAll(' ', '-')}`}>
      <ScreenLink to={addressOfErrand(errand)}>
        <Icon name={icons[errand.kind]} />
        <span className="errand-words">
          <strong>{wordsOf(errand)}</strong>
          <span className="errand-project">{errand.project.title}</span>
        </span>
        <span className="note errand-detail">{detailOf(errand)}</span>
      </ScreenLink>
    </li>
  );
}
