import { useEffect, useState } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { takeToken } from '../../../machines/accounts/mailed-link.ts';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { Heading } from '../Heading.tsx';
import { LinkedForm } from './LinkedForm.tsx';

/** Where the key is while the tab is open: on a phone a tab is loaded again whenever it comes back. */
const kept = 'evaluation-link';

/** Where a link to evaluate for a company leads. */
export default function EvaluateByLink() {
  const [token, setToken] = useState<string | null>(null);
  const [said, say] = useState('');
  const { press, answer, failure } = useAct(endpoints.openEvaluationLink);
  useEffect(() => {
    const read = () => {
      const key = takeToken() || sessionStorage.getItem(kept) || '';
      sessionStorage.setItem(kept, key);
      setToken(key);
      if (key) press({ body: { token: key } });
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [press]);
  if (said) return <Heading>{said}</Heading>;
  if (token && answer) return <LinkedForm key={token} token={token} asked={answer} onDone={say} />;
  if (token === '' || failure?.reason === 'link-refused')
    return (
      <>
        <Heading>{token ? 'This link does not work' : 'This page needs a link'}</Heading>
        <p className="lead soft">{failure?.sentence ?? 'Open the link in our email.'}</p>
      </>
    );
  return (
    <>
      <h1>Evaluate a student’s work</h1>
      {token && failure ? (
        <>
          <FormAlert>{failure.sentence ?? 'The server did not answer. Try again.'}</FormAlert>
          <button
            type="button"
            className="btn btn-primary btn-lg w-100"
            onClick={() => press({ body: { token } })}
          >
            Try again
          </button>
        </>
      ) : (
        <p className="lead soft" role="status">
          Opening the link…
        </p>
      )}
    </>
  );
}
