import { memo, useCallback, useMemo } from 'react';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import {
  type applicantOrderMachine,
  toOrder,
} from '../../../../machines/applications/applicant-order.ts';
import { OrderState } from '../../../features/applications/ranking/OrderState.tsx';
import { RankingList } from '../../../features/applications/ranking/RankingList.tsx';
import { useOrder } from '../../../features/applications/ranking/useOrder.ts';
import { FitMark } from '../../../features/students/fit/FitMark.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';

interface Props {
  machine: ReturnType<typeof applicantOrderMachine>;
  /** As ranked, the unranked at the end. */
  applicants: readonly Applicant[];
  onSaved: (order: readonly number[]) => void;
  /** One of them has moved on: the list is to be read again. */
  onOvertaken: () => void;
  addressOf: (applicationId: number) => string;
}

export function Order({ machine, applicants, onSaved, onOvertaken, addressOf }: Props) {
  const applications = useMemo(() => toOrder(applicants), [applicants]);
  const [snapshot, send] = useOrder(machine, applications, { onSaved, onOvertaken });
  const { order } = snapshot.context;
  // The list is drawn again when its order changes, and not when that was kept.
  const items = useMemo(() => {
    const byId = new Map(applicants.map((one) => [one.applicationId, one]));
    return order.flatMap((id) => byId.get(id) ?? []);
  }, [applicants, order]);
  const put = useCallback((next: readonly number[]) => send({ type: 'put', order: next }), [send]);
  const contentOf = useCallback(
    (applicant: Applicant) => (
      <Ranked applicant={applicant} to={addressOf(applicant.applicationId)} />
    ),
    [addressOf],
  );
  return (
    <section className="order" aria-labelledby="order">
      <div className="stays-beside">
        <h2 id="order">Your ranking</h2>
        <p>
          Put the applicants you want most at the top. The programme uses your ranking and the
          students’ preferences to assign places. Students never see it.
        </p>
        <OrderState
          called="ranking"
          snapshot={snapshot}
          send={send}
          places={items.map(({ companyRank }) => companyRank)}
          unrankedWords={unrankedWords}
        />
      </div>
      <RankingList
        label="Undecided applicants, most wanted first"
        items={items}
        idOf={idOf}
        nameOf={nameOf}
        contentOf={contentOf}
        onOrder={put}
      />
    </section>
  );
}

const idOf = ({ applicationId }: Applicant) => applicationId;
const nameOf = ({ studentName }: Applicant) => studentName;
const unrankedWords = (unranked: number, of: number) =>
  unranked === of
    ? 'No ranking yet. Applicants are in the order they applied.'
    : `${unranked} not ranked yet, at the end in the order they applied.`;

const Ranked = memo(function Ranked({ applicant, to }: { applicant: Applicant; to: string }) {
  const { applicationId, studentName, university, fit, status } = applicant;
  return (
    <div className="ranked">
      <div>
        <ScreenLink className="fw-semibold" id={`applicant-${applicationId}`} to={to}>
          {studentName}
        </ScreenLink>
        <p className="soft m-0 fs-14">{university}</p>
      </div>
      <span className="d-flex gap-2 align-items-center tabular">
        <FitMark score={fit.score} />
        <span className="visually-hidden">Fit </span>
        {fit.score}
      </span>
      <StatusTag status={status} />
    </div>
  );
});
