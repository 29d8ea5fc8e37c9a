import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { applicantOrderMachine } from '../../../../machines/applicants/applicant-order.ts';
import { applicantsMachine, isFirstLoad } from '../../../../machines/applicants/applicants.ts';
import { isUndecided } from '../../../../machines/applications/application-groups.ts';
import { Empty, LoadFailed } from '../../../ui/list/Empty.tsx';
import { usualQuery } from '../../addresses.ts';
import { PanelSkeleton } from '../../PanelSkeleton.tsx';
import { Order } from './Order.tsx';
import './order.scss';

interface Props {
  pid: number;
  onSaved: (order: readonly number[]) => void;
  addressOf: (applicationId: number) => string;
}

/** The company's order of those it has not decided about, whatever the list shows. */
export default function Ranking({ pid, onSaved, addressOf }: Props) {
  const [machine] = useState(() => applicantOrderMachine(pid));
  const [listed, send] = useMachine(applicantsMachine, {
    input: { pid, query: { ...usualQuery, sort: 'rank' } },
  });
  const applicants = listed.context.list?.rows.filter(isUndecided);
  if (isFirstLoad(listed)) return <PanelSkeleton of="applicants" />;
  if (!applicants || listed.matches('failed') || listed.matches('missing')) {
    return (
      <LoadFailed
        sentence="The ranking could not be loaded. Please try again later."
        onRetry={() => send({ type: 'retry' })}
      />
    );
  }
  if (applicants.length === 0) {
    return (
      <Empty drawing="gap" title="Nobody to rank">
        <p>Here you put those in order whom you have not decided about yet.</p>
      </Empty>
    );
  }
  return (
    <Order
      machine={machine}
      applicants={applicants}
      onSaved={onSaved}
      onOvertaken={() => send({ type: 'refresh' })}
      addressOf={addressOf}
    />
  );
}
