import { useEffect, useState } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { Heading } from '../Heading.tsx';
import { LinkedForm } from './LinkedForm.tsx';

/** The key is kept by the tab and not in its address: a phone loads a tab again whenever it comes back to it. */
const kept = 'evaluation-link';

/** Where a link to evaluate for a company leads. */
export default function EvaluateByLink() {
  const [token, setToken] = useState<string | null>(null);
  const [said, say] = useState('');
  const { press, answer, failure } = useAct(endpoints.openEvaluationLink);
  useEffect(() => {
    const key = window.location.hash.slice(1) || sessionStorage.getItem(kept) || '';
    window.history.replaceState(null, '', window.location.pathname);
    sessionStorage.setItem(kept, key);
    setToken(key);
    if (key) press({ body: { token: key } });
    window.onhashchange = () => window.location.reload();
  }, [press]);
  if (said) return <Heading>{said}</Heading>;
  if (token && answer) return <LinkedForm token={token} asked={answer} onDone={say} />;
  const lost = 'The server did not answer. Reload this page to try again.';
  const why = token === '' ? 'This page needs a link. Open it from our email.' : failure?.sentence;
  return (
    <>
      <Heading>Evaluate a student’s work</Heading>
      <p className="lead soft" role="status">
        {why ?? (failure ? lost : 'Opening the link…')}
      </p>
    </>
  );
}
