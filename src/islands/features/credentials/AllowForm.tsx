import { useState } from 'react';
import * as v from 'valibot';
import { calls } from '../../../api/act/act.ts';
import { newestDelivery } from '../../../api/read/engagements.ts';
import { useRead } from '../../../api/read/useRead.ts';
import {
  type Allowance,
  allowShowing,
  type Proof,
} from '../../../contract/credentials/credentials.ts';
import { confidentialityWords } from '../../../contract/projects/condition-words.ts';
import { versionAt } from '../../../contract/version-read.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { OutsideLink } from '../../ui/navigation/OutsideLink.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Choice } from '../evaluations/Choice.tsx';
import { WritingForm } from '../evaluations/WritingForm.tsx';
import type { ProofView } from './ShowingForm.tsx';

const answers = [
  ['allow', 'Allow'],
  ['hold back', 'Hold back'],
] as const;
type Answer = (typeof answers)[number][0];

/** Not an answer yet, so that the form asks for it. */
const notYet = '' as Answer;

/** Something of completed work that may be shown. */
interface Item {
  /** Name of the form field. */
  readonly name: string;
  readonly title: string;
  readonly isWanted: boolean;
  /** The number of its milestone; null for what the company wrote. */
  readonly milestone: number | null;
}

/** Lets the company allow each item of completed work to be shown, or not. */
export function AllowForm({ room, proof, onLeave }: ProofView & { onLeave: () => void }) {
  const { id, studentName, companyName } = room;
  const { allowed, confidentiality } = proof;
  const [items] = useState(() => itemsOf(proof, companyName));
  const [schema] = useState(() => schemaOf(items));
  const answersOf = (given: Allowance | null) =>
    Object.fromEntries(items.map((item) => [item.name, given ? answerIn(given, item) : notYet]));
  const limits = confidentiality
    ? `The project said: ${confidentialityWords[confidentiality].toLowerCase()}. `
    : '';
  return (
    <WritingForm
      schema={schema}
      defaultValues={answersOf(allowed)}
      told={(now) => answersOf(now as unknown as Allowance)}
      version={versionAt(proof.allowedAt)}
      send={(given, version) =>
        calls(allowShowing)({ params: { id }, body: allowanceOf(items, given), version })
      }
      title={`What ${studentName} may show`}
      level={3}
      follows={`${limits}What you allow is public on ${studentName}’s portfolio, and stands in credentials issued from now on: text and links, never files. You can hold it back later, but not in a credential that has been issued.`}
      yes="Send answer"
      sent={`We notified ${studentName}.`}
      stands="proof"
      onLeave={onLeave}
    >
      {({ field, setValue }) => (
        <>
          {items.length > 1 && (
            <p className="cluster gap-2">
              {answers.map(([answer, words]) => (
                <Button
                  key={answer}
                  size="sm"
                  onClick={() => {
                    for (const { name } of items)
                      setValue(name, answer, { shouldDirty: true, shouldValidate: true });
                  }}
                >
                  {words} all
                </Button>
              ))}
            </p>
          )}
          {items.map((item) => (
            <section className="showing-item line-above" key={item.name}>
              <Choice legend={item.title} options={answers} {...field(item.name)} />
              {!item.isWanted && <p className="soft mb-1">{studentName} does not show it now.</p>}
              {item.milestone === null ? (
                <blockquote className="quoted text-pre-line m-0">{proof.words}</blockquote>
              ) : (
                <Readable engagement={id} milestone={item.milestone} title={item.title} />
              )}
            </section>
          ))}
        </>
      )}
    </WritingForm>
  );
}

const itemsOf = ({ deliveries, words, wordsBy, wanted }: Proof, company: string): Item[] => [
  ...deliveries.map(({ milestone, title }) => ({
    name: `delivery-${milestone}`,
    title,
    isWanted: wanted?.deliveries.includes(milestone) ?? false,
    milestone,
  })),
  ...(words
    ? [
        {
          name: 'words',
          title: `What ${wordsBy ?? company} wrote in the final evaluation`,
          isWanted: wanted?.words ?? false,
          milestone: null,
        },
      ]
    : []),
];

const schemaOf = (items: readonly Item[]) =>
  v.object(
    Object.fromEntries(
      items.map(({ name, title }) => [
        name,
        v.picklist(['allow', 'hold back'], `${title}: allow it or hold it back.`),
      ]),
    ),
  );

const answerIn = ({ deliveries, words }: Allowance, { milestone }: Item): Answer =>
  (milestone === null ? words : deliveries.includes(milestone)) ? 'allow' : 'hold back';

function allowanceOf(items: readonly Item[], given: Record<string, Answer>): Allowance {
  const allowed = items.filter(({ name }) => given[name] === 'allow');
  return {
    deliveries: allowed.flatMap(({ milestone }) => milestone ?? []),
    words: allowed.some(({ milestone }) => milestone === null),
  };
}

interface ReadableProps {
  engagement: number;
  milestone: number;
  title: string;
}

/** The text and links of a delivery as they would be shown, read once somebody asks for them. */
function Readable({ title, ...of }: ReadableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="brief" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Read it<span className="visually-hidden">: {title}</span>
      </summary>
      {isOpen && <Delivered {...of} />}
    </details>
  );
}

const Delivered = ({ engagement, milestone }: Omit<ReadableProps, 'title'>) => (
  <Reading
    of={useRead(newestDelivery(engagement, milestone))}
    what="what was handed in"
    failed="What was handed in could not be loaded."
  >
    {({ rows }) =>
      rows.map(({ version, words, links }) => (
        <div key={version}>
          {words && <Markdown text={words} />}
          <ul className="plain-list">
            {links.map((link) => (
              <li key={link}>
                <OutsideLink to={link} />
              </li>
            ))}
          </ul>
          {!words && links.length === 0 && <p>Only its title would be shown.</p>}
        </div>
      ))
    }
  </Reading>
);
