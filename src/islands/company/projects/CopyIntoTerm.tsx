import { useAct } from '../../../api/act/useAct.ts';
import type { Project } from '../../../contract/projects/projects.ts';
import { copyProject } from '../../../contract/projects/running-projects.ts';
import type { Term } from '../../../contract/terms/terms.ts';
import { nextTerm } from '../../../machines/lifecycle/term.ts';
import { useTerms } from '../../features/terms/useTerms.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { editAddress } from '../addresses.ts';

/** Copies the project into the next term; nothing where there is none. */
export function CopyIntoTerm({ project }: { project: Project }) {
  const term = nextTerm(useTerms(), project.termId ?? null);
  return term && <Copy key={term.id} project={project} term={term} />;
}

function Copy({ project: { pid }, term }: { project: Project; term: Term }) {
  const open = useOpen();
  const { press, isPending, failure } = useAct(copyProject, {
    done: (project) => {
      announce(`“${project.title}” copied into ${term.name} as a draft.`);
      open(editAddress(project.pid));
    },
  });
  return (
    <section className="course panel" aria-labelledby="copy-into-term">
      <h2 id="copy-into-term">Next term</h2>
      <MoveFailed failure={failure} />
      <BusyButton
        className="w-100"
        busy={isPending}
        onClick={() => press({ params: { pid }, body: { termId: term.id } })}
      >
        Copy into {term.name}
      </BusyButton>
      <p className="soft mt-6px mb-0 fs-15">
        A draft with the same words, places and team, and the term’s days.
      </p>
    </section>
  );
}
