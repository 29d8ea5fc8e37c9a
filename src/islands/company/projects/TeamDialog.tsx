import { useForm } from 'react-hook-form';
import { useAct } from '../../../api/act/useAct.ts';
import { team as companyTeam } from '../../../api/read/companies.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { memberMay } from '../../../contract/companies/member-rights.ts';
import { type ProjectTeam, saveProjectTeam } from '../../../contract/projects/project-team.ts';
import { FormFrame } from '../../ui/dialog/FormFrame.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { SelectField } from '../../ui/form/fields.tsx';
import { useBegan } from '../../ui/form/useBegan.ts';
import { Reading } from '../../ui/reading/Reading.tsx';

interface Props {
  pid: number;
  team: ProjectTeam;
  onSaved: (team: ProjectTeam) => void;
  onClose: () => void;
}

/** A team as it is sent. */
interface Begun {
  version: string;
  leadId: number | undefined;
  supervisorIds: readonly number[];
}

const valuesOf = ({ leadId, supervisorIds }: Begun) => ({
  leadId: String(leadId ?? ''),
  supervisorIds: supervisorIds.map(String),
});

/** Choosing who leads a project and who supervises it, among the people of the company. */
export default function TeamDialog({ pid, team, onSaved, onClose }: Props) {
  const { press, isPending, failure } = useAct(saveProjectTeam, { done: onSaved });
  const began: Begun = {
    version: team.version,
    leadId: team.lead?.accountId,
    supervisorIds: team.supervisors.map(({ accountId }) => accountId),
  };
  const form = useForm({ defaultValues: valuesOf(began) });
  const { register, handleSubmit, formState } = form;
  const { version } = useBegan(began, failure, form, valuesOf).began;
  const { errors, isDirty } = formState;
  return (
    <FormFrame
      title="Project team"
      width={500}
      isDirty={isDirty}
      isBusy={isPending}
      yes="Save"
      onSubmit={handleSubmit(({ leadId, supervisorIds }) =>
        press({
          params: { pid },
          body: { leadId: Number(leadId), supervisorIds: supervisorIds.map(Number) },
          version,
        }),
      )}
      onCancel={onClose}
    >
      {failure && (
        <FormAlert>
          {failure.fields[0]?.message ??
            failure.sentence ??
            'The server did not answer. Your choice is still here. Save again.'}
        </FormAlert>
      )}
      <Reading
        of={useRead(companyTeam)}
        what="your company’s people"
        failed="Your company’s people could not be loaded."
      >
        {({ members }) => (
          <>
            <SelectField
              label="Leads"
              placeholder="Choose…"
              hint="Gets every notification."
              options={members
                .filter(({ memberRole }) => memberMay(memberRole, 'run projects'))
                .map(({ accountId, name }) => ({ value: String(accountId), label: name }))}
              field={register('leadId', { required: 'Choose who leads.' })}
              error={errors.leadId?.message}
            />
            <fieldset>
              <legend className="form-label fs-24">Supervise</legend>
              {members.map(({ accountId, name, memberRole }) => (
                <label className="ticked-line d-flex gap-10px" key={accountId}>
                  <input
                    type="checkbox"
                    className="form-check-input"
                    value={accountId}
                    {...register('supervisorIds')}
                  />
                  {name} <span className="soft">{memberRole}</span>
                </label>
              ))}
            </fieldset>
          </>
        )}
      </Reading>
    </FormFrame>
  );
}
