import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { Application } from '../../../contract/applications/applications.ts';
import type { preferencesMachine } from '../../../machines/applications/preferences.ts';
import { isUndecided } from '../../../machines/lifecycle/application-groups.ts';
import { OrderState } from '../../features/applications/ranking/OrderState.tsx';
import { RankingList } from '../../features/applications/ranking/RankingList.tsx';
import { CompanyName } from '../../features/companies/CompanyName.tsx';
import { Empty } from '../../ui/list/Empty.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { screens } from '../screens.ts';
import { addressOf } from './applications-address.ts';
import './preferences.scss';

interface Props {
  list: readonly Application[];
  snapshot: SnapshotFrom<typeof preferencesMachine>;
  send: (event: EventFromLogic<typeof preferencesMachine>) => void;
}

/** The student's order of what is not decided yet. */
export default function Preferences({ list, snapshot, send }: Props) {
  const live = new Map(list.filter(isUndecided).map((one) => [one.applicationId, one]));
  const { order } = snapshot.context;
  const items = order.flatMap((id) => live.get(id) ?? []);
  if (items.length === 0) {
    return (
      <Empty drawing="gap" title="No applications to order">
        <p>Put your open applications in order here once you have some.</p>
        <ScreenLink to={screens.dashboard} className="btn btn-primary">
          Browse Projects
        </ScreenLink>
      </Empty>
    );
  }
  return (
    <section className="preferences" aria-labelledby="preferences">
      <div className="preferences-words stays-beside">
        <h2 className="mb-2" id="preferences">
          Your order of preference
        </h2>
        <p>
          Put the project you want most at the top. When the programme assigns places, it gives you
          the highest one it can. Companies never see your order.
        </p>
        <div className="order-now">
          <OrderState
            called="order"
            snapshot={snapshot}
            send={send}
            places={items.map(({ preference }) => preference)}
            unrankedWords={unrankedWords}
          />
        </div>
      </div>
      <RankingList
        label="Your open applications, most wanted first"
        items={items}
        idOf={({ applicationId }) => applicationId}
        nameOf={({ projectTitle }) => projectTitle}
        contentOf={(application) => <Choice application={application} />}
        onOrder={(next) => send({ type: 'put', order: next })}
      />
    </section>
  );
}

function Choice({ application }: { application: Application }) {
  const { applicationId, projectTitle, status } = application;
  return (
    <div className="choice-of-mine">
      <div>
        <ScreenLink
          to={addressOf({ ordering: true, application: applicationId })}
          className="fw-semibold"
        >
          {projectTitle}
        </ScreenLink>
        <div className="application-company m-0 soft">
          <CompanyName of={application} />
        </div>
      </div>
      <StatusTag status={status} />
    </div>
  );
}

function unrankedWords(unranked: number, of: number): string {
  if (unranked === of) return 'You have not set an order yet.';
  return unranked === 1
    ? 'One application is not in your order yet and is at the end.'
    : `${unranked} applications are not in your order yet and are at the end.`;
}
