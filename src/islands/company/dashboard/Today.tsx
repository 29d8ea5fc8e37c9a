import { companysTurn } from '../../../api/read/engagements.ts';
import { waitingProjects } from '../../../api/read/projects.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { type Engagement, isCallForHelp } from '../../../contract/engagements/engagements.ts';
import { timeNow } from '../../../session/clock.ts';
import { nextAct, waitsFor } from '../../features/engagements/next-words.ts';
import { WaitedFor } from '../../features/engagements/plan/Days.tsx';
import { workAddress } from '../../features/engagements/work-address.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { screens } from '../screens.ts';
import { firstOfEach, type Todo, todosOf } from './company-todo.ts';
import { addressOfTodo, detailOf, icons, wordsOf } from './todo-words.ts';

/** Beyond this many of a kind, the list below is better. */
const mostOfEach = 3;

/** Puts the most urgent work first, each item with a link. */
export function Today() {
  const { data: projects, isPending, isError, refetch } = useRead(waitingProjects);
  const todos = todosOf(projects ?? [], timeNow());
  const { shown, more } = firstOfEach(todos, mostOfEach);
  const work = useRead(companysTurn(mostOfEach)).data;
  return (
    <section className="today panel ticked mb-6 py-4 px-5" aria-labelledby="today">
      <h2 className="mb-3" id="today">
        Today
      </h2>
      {isPending && (
        <p className="soft" role="status">
          Checking what needs your attention…
        </p>
      )}
      {isError && (
        <p className="cluster gap-3" role="alert">
          Your tasks could not be loaded. <Button onClick={() => refetch()}>Try again</Button>
        </p>
      )}
      {projects && todos.length === 0 && work?.total === 0 && (
        <p className="soft">
          {projects.length === 0
            ? 'Nothing needs your attention yet. Applications to answer and deadlines appear here.'
            : 'Nothing needs your attention.'}
        </p>
      )}
      {shown.length + (work?.rows.length ?? 0) > 0 && (
        <ol className="plain-list">
          {work?.rows.map((engagement) => (
            <WorkTodo key={engagement.id} engagement={engagement} />
          ))}
          {shown.map((todo) => (
            <OneTodo key={`${todo.kind} ${todo.project.pid}`} todo={todo} />
          ))}
        </ol>
      )}
      <div className="today-more cluster column-gap-4">
        {work && work.total > work.rows.length && (
          <ScreenLink
            to={workAddress(screens.work, { turn: 'company' })}
            className="d-inline-flex align-items-center min-h-44"
          >
            See all {work.total.toLocaleString('en')} that wait for you
          </ScreenLink>
        )}
        {more > 0 && <span className="soft">And {more} more, in your projects below.</span>}
      </div>
    </section>
  );
}

function OneTodo({ todo }: { todo: Todo }) {
  return (
    <li className={`line-top todo todo-${todo.kind.replaceAll(' ', '-')}`}>
      <ScreenLink to={addressOfTodo(todo)}>
        <Icon name={icons[todo.kind]} />
        <span className="todo-words">
          <strong>{wordsOf(todo)}</strong>
          <bdi className="soft">{todo.project.title}</bdi>
        </span>
        <span className="note todo-detail">{detailOf(todo)}</span>
      </ScreenLink>
    </li>
  );
}

/** A student who waits for an answer, or for a plan: all of what they wait for, the most urgent first. */
function WorkTodo({ engagement }: { engagement: Engagement }) {
  const [first, ...others] = waitsFor(engagement, 'company');
  if (!first) return null;
  const { id, next, projectTitle, studentName } = first;
  const isNamed = next !== null && isCallForHelp(next);
  return (
    <li className="todo todo-work line-top">
      <ScreenLink to={workAddress(screens.work, { engagement: id })}>
        <Icon name="status" />
        <span className="todo-words">
          <strong>{nextAct(first)}</strong>
          <span className="soft">
            {!isNamed && (
              <>
                <bdi>{studentName}</bdi>,{' '}
              </>
            )}
            <bdi>{projectTitle}</bdi>
          </span>
        </span>
        <span className="note todo-detail">
          <WaitedFor of={first} />
        </span>
        {others.map((one) => (
          <span className="todo-other" key={`${one.next} ${one.milestoneNumber}`}>
            <strong>{nextAct(one)}</strong>
            <span className="note">
              <WaitedFor of={one} />
            </span>
          </span>
        ))}
      </ScreenLink>
    </li>
  );
}
