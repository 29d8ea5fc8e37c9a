import { call } from '../../api/client.ts';
import { confirmAddress, keepAddress } from '../../contract/accounts/address-change.ts';
import { confirmJoinRequest } from '../../contract/companies/members.ts';
import { byLink } from './by-link.ts';

/** What the owner of a new address answers, what the owner of the old one may, and whoever asked to join a company. */
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
