import { definitions } from '../../../src/contract/applications/definitions.ts';
import { builtInRubric, dimensions } from '../../../src/contract/evaluations/rubric.ts';
import type { ReportColumn, ReportName } from '../../../src/contract/reports/reports.ts';

const count = (key: string, label: string, definition: string): ReportColumn => ({
  key,
  label,
  definition,
  unit: 'count',
});

/** Figures of each report with their meanings, in order of display. */
export const columnsOf: Record<ReportName, readonly ReportColumn[]> = {
  funnel: [
    count('applied', 'Applied', 'Applications sent in the period.'),
    count('shortlisted', 'Shortlisted', 'Of these, how many were ever shortlisted.'),
    count(
      'offered',
      'Offered',
      'Of these, how many were ever offered a place. Withdrawn offers do not count.',
    ),
    count('placed', 'Placed', `Of these, how many are placed. ${definitions.placed.sentence}`),
    count(
      'completed',
      'Completed',
      `Of these, how many are completed. ${definitions.completed.sentence}`,
    ),
  ],
  times: [
    count(
      'answered',
      'Answered',
      'Applications sent in the period that got a first response from the company or an admin.',
    ),
    {
      key: 'response',
      label: 'Days to first response',
      definition: 'Median days from an application to the first shortlist, offer or rejection.',
      unit: 'days',
    },
    count(
      'decided',
      'Decided',
      'Applications sent in the period that got an offer or a rejection. Withdrawn offers do not count.',
    ),
    {
      key: 'decision',
      label: 'Days to decision',
      definition: 'Median days from an application to the first offer or rejection.',
      unit: 'days',
    },
  ],
  places: [
    count('places', 'Places', 'Places of a project that is open for registration.'),
    count('taken', 'Offered or taken', 'Places that are offered, accepted or completed.'),
    count(
      'waiting',
      'Waiting',
      'Applications waiting for the company: Under Review or Shortlisted.',
    ),
    count(
      'short',
      'Will stay empty',
      'Free places that would stay empty even if every waiting application got an offer.',
    ),
    {
      key: 'days',
      label: 'Days to deadline',
      definition: 'Days until the application deadline; empty if there is none.',
      unit: 'days',
    },
  ],
  outcomes: [
    count('students', 'Students', 'Students who sent an application in the period.'),
    count(
      'offered',
      'Offered a place',
      'Of these, how many were offered a place for one of those applications. Withdrawn offers do not count.',
    ),
    count('placed', 'Placed', `Of these, how many are placed. ${definitions.placed.sentence}`),
    count(
      'completed',
      'Completed',
      `Of these, how many have completed a project. ${definitions.completed.sentence}`,
    ),
    count(
      'uncompleted',
      'Not completed',
      'Of these, how many worked on one that the programme’s office decided was not completed.',
    ),
    {
      key: 'share',
      label: 'Share placed',
      definition: 'Students who are placed, of all who applied in the period.',
      unit: 'share',
    },
  ],
  evaluations: [
    count('evaluated', 'Evaluated', 'Students whose final evaluation opened in the period.'),
    {
      key: 'completed',
      label: 'Share completed',
      definition: 'Work that was completed, of all of these whose outcome is decided.',
      unit: 'share',
    },
    {
      key: 'distinction',
      label: 'Share with distinction',
      definition: 'Work that was completed with distinction, of all whose outcome is decided.',
      unit: 'share',
    },
    ...dimensions.map((dimension): ReportColumn => {
      const title = builtInRubric.company[dimension].title;
      return {
        key: dimension,
        label: title,
        definition: `${title} of the student: mean of the steps, 1 to 5, that companies chose at the end.`,
        unit: 'step',
      };
    }),
    {
      key: 'company',
      label: 'Company',
      definition: 'Mean of all steps, 1 to 5, that students chose about the company at the end.',
      unit: 'step',
    },
    {
      key: 'change',
      label: 'Change since midpoint',
      definition:
        'By how many steps a company’s final evaluation differs from its own at the midpoint, up or down, on average.',
      unit: 'step',
    },
    {
      key: 'feedback',
      label: 'Days to feedback',
      definition: 'Median days from a delivery to its review in this work.',
      unit: 'days',
    },
  ],
  steps: [
    ...[1, 2, 3, 4, 5].map((step) =>
      count(`step${step}`, `Step ${step}`, `How often step ${step} of 5 was chosen, 1 the lowest.`),
    ),
  ],
};
