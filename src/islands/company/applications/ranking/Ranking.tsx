import { useState } from 'react';
import { applicantsOf } from '../../../../api/read/applications.ts';
import { refresh } from '../../../../api/read/read.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { applicantOrderMachine } from '../../../../machines/applications/applicant-order.ts';
import { isUndecided } from '../../../../machines/lifecycle/application-groups.ts';
import { Empty } from '../../../ui/list/Empty.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { usualQuery } from '../../addresses.ts';
import { PanelSkeleton } from '../../PanelSkeleton.tsx';
import { Order } from './Order.tsx';
import './order.scss';

interface Props {
  pid: number;
  onSaved: (order: readonly number[]) => void;
  addressOf: (applicationId: number) => string;
}

/** Orders all undecided applicants, however the list is filtered. */
export default function Ranking({ pid, onSaved, addressOf }: Props) {
  const [machine] = useState(() => applicantOrderMachine(pid));
  const all = useRead(applicantsOf(pid, { ...usualQuery, sort: 'rank' }));
  return (
    <Reading
      of={all}
      loading={<PanelSkeleton of="applicants" />}
      failed="The ranking could not be loaded. Try again later."
    >
      {({ rows }) => {
        const applicants = rows.filter(isUndecided);
        if (applicants.length === 0) return <NobodyToRank />;
        return (
          <Order
            machine={machine}
            applicants={applicants}
            onSaved={onSaved}
            onOvertaken={() => refresh()}
            addressOf={addressOf}
          />
        );
      }}
    </Reading>
  );
}

function NobodyToRank() {
  return (
    <Empty drawing="gap" title="No applicants to rank">
      <p>Rank the applicants you have not decided on here.</p>
    </Empty>
  );
}
