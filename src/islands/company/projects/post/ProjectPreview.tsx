import { useDeferredValue } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { ProjectForm } from '../../../../contract/projects/projects.ts';
import { ProjectFacts } from '../../../features/projects/project/ProjectFacts.tsx';
import type { PostForm } from './post-form.ts';
import { previewOf } from './post-preview.ts';

interface Props {
  control: Control<PostForm, unknown, ProjectForm>;
  companyName: string;
}

/** The project as students will read it, as one writes. */
export function ProjectPreview({ control, companyName }: Props) {
  // Typing comes first.
  const written = useDeferredValue(useWatch({ control }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may be longer than the window, and is scrolled by keys
    <section className="post-preview panel" aria-labelledby="preview" tabIndex={0}>
      <h2 id="preview">What students see</h2>
      <h3>{written.title?.trim() || <span className="soft">Title</span>}</h3>
      <ProjectFacts project={previewOf(written, companyName)} detail={null} />
    </section>
  );
}
