import { call } from '../../api/client.ts';
import { confirmAddress, keepAddress } from '../../contract/accounts/address-change.ts';
import { confirmJoinRequest } from '../../contract/companies/members.ts';
import { byLink } from './by-link.ts';

/**
 * Answers by mailed link: by the owner of a new address, by the owner of the old one, and by somebody who asked to join
 * a company.
 */
export type LinkAnswerKind = 'confirm' | 'keep' | 'join';

const calls = {
  confirm: confirmAddress,
  keep: keepAddress,
  join: confirmJoinRequest,
};

/** The one question that a link from a mail leads to. */
export const linkAnswerMachine = byLink({
  act: (token, to: LinkAnswerKind, signal) => call(calls[to], { body: { token } }, { signal }),
});
