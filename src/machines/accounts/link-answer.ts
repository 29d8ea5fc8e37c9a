import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { byLink } from './by-link.ts';

/**
 * Answers by mailed link: by the owner of a new address, by the owner of the old one, and by somebody who asked to join
 * a company.
 */
export type LinkAnswerKind = 'confirm' | 'keep' | 'join';

const calls = {
  confirm: endpoints.confirmAddress,
  keep: endpoints.keepAddress,
  join: endpoints.confirmJoinRequest,
};

/** The one question that a link from a mail leads to. */
export const linkAnswerMachine = byLink({
  act: (token, to: LinkAnswerKind, signal) => call(calls[to], { body: { token } }, { signal }),
});
