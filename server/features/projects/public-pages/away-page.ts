import type { Page } from './frame.ts';
import { html } from './html.ts';

/** At an address where everybody could read, of what is not shown at present: neither what it was nor whose. */
export const awayPageOf = (what: 'project' | 'company', address: string): Page => ({
  title: `This ${what} is not on Trestle at present`,
  description: `This ${what} is not on Trestle at present.`,
  address,
  isPrivate: true,
  main: html`
    <section class="page-sheet sheet project-sheet">
      <div class="container">
        <div>
          <p class="note"><a href="/projects">Open projects</a></p>
          <h1>This ${what} is not on Trestle at present</h1>
          <p class="lead">If it comes back, you find it here again.</p>
        </div>
        <a class="btn btn-primary" href="/projects">See open projects</a>
      </div>
    </section>`,
});
