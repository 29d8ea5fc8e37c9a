import { useEffect, useRef } from 'react';
import type { CredentialSummary, Verification } from '../../contract/credentials/verify.ts';
import { dayOf, inShort, resultWords, stepNames } from '../../contract/credentials/verify-words.ts';

interface Props {
  verification: Verification;
  /** True if its address came from a PDF, which anybody can write. */
  isPrinted: boolean;
}

/** Shows the result of a check, step by step for a credential. It takes the focus so that it is read out. */
export function Outcome({ verification, isPrinted }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is read out
  useEffect(() => heading.current?.focus(), [verification]);
  const { steps, summary } = verification;
  const short = inShort(verification);
  return (
    <section className="verify-outcome" aria-labelledby="outcome">
      <div className={`verify-verdict is-${short.looks}`}>
        <h2 id="outcome" ref={heading} tabIndex={-1}>
          {short.heading}
        </h2>
        <p>{short.why}</p>
        {isPrinted && summary && (
          <p>What the PDF says was not checked: compare it with what the credential says.</p>
        )}
      </div>
      {summary && <Says summary={summary} />}
      {summary && (
        <ol className="verify-steps">
          {steps.map((one) => (
            <li key={one.step} className={`is-${one.result}`}>
              <h3>{stepNames[one.step]}</h3>
              <span className="verify-mark">{resultWords[one.result]}</span>
              <p>{one.sentence}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Claims of a credential about itself, no better than the steps. */
function Says({ summary }: { summary: CredentialSummary }) {
  const { achievement, issuer, recipient, validFrom, validUntil } = summary;
  const facts = [
    ['It says that', achievement],
    ['was earned by', recipient],
    ['and issued by', issuer],
    ['on', dayOf(validFrom)],
    ['valid until', validUntil && dayOf(validUntil)],
  ] as const;
  return (
    <aside className="project-facts" aria-label="What it says">
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </aside>
  );
}
