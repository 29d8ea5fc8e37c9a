import { codeMinutes } from '../../../../src/contract/accounts/auth.ts';
import type { CompanyDomain } from '../../../../src/contract/companies/company-domains.ts';
import { type Caller, runCommand } from '../../../platform/calls/act.ts';
import type { Command, Services } from '../../../platform/calls/command.ts';
import { membershipOf } from '../../../platform/calls/person.ts';
import { execute, hasRow, putRow } from '../../../platform/database/rows.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { quoted } from '../../../platform/mail/quoted.ts';
import type { Mail } from '../../../platform/mail/transport.ts';
import { takeAllowance } from '../../accounts/allowances.ts';
import { hashOfCode, makeCode } from '../../accounts/registration/codes.ts';
import { addressHash } from '../../accounts/sessions/attempts.ts';
import { takeMail } from '../mail-allowance.ts';
import { noteProved } from './of-university.ts';
import { domainOf } from './parse-domain.ts';
import { domainsOf, lockDomain, setProved } from './repository.ts';

/** Owner of a code, different from any account. */
const whoseCode = (domainId: number): string => `domain:${domainId}`;

/**
 * Mails a code to somebody at a domain; the code before it ends.
 * @throws {Problem} `not-found`, `invalid` for an address elsewhere, `too-many-requests`
 */
export async function sendDomainCode(command: Command, id: number, email: string): Promise<string> {
  const { transaction, by, at, codeKey, mailer } = command;
  const { domain } = await lockDomain(command, id);
  if (domainOf(email) !== domain) throw badField('email', `Enter an address at ${domain}.`);
  const { companyId, name } = membershipOf(by);
  await takeMail(command, companyId, email);
  const { code, row } = makeCode(codeKey, whoseCode(id), at);
  await putRow(transaction, 'domain_codes', { domain_id: id }, row);
  await mailer.send(transaction, domainCodeMail(email, code, domain, name));
  return `Code sent to ${email}.`;
}

/** Proves a domain with the code that was mailed to it. @throws {Problem} `not-found`, `code-refused`, `domain-taken` */
export async function proveByMail(
  services: Services,
  caller: Caller,
  id: number,
  code: string,
): Promise<CompanyDomain[]> {
  // A wrong code is counted, so the transaction is committed before it is refused.
  const outcome = await runCommand(services, caller, async (command) => {
    const known = await lockDomain(command, id);
    if (!(await redeem(command, known, code))) return 'code-refused';
    if (!(await setProved(command.transaction, known, 'mail', command.at))) return 'domain-taken';
    if (!known.proved) await noteProved(command, known);
    return domainsOf(command.transaction, membershipOf(command.by).companyId);
  });
  if (outcome === 'code-refused')
    throw new Problem(outcome, 'Check the code, or request a new one.');
  if (outcome === 'domain-taken') throw new Problem(outcome);
  return outcome;
}

/**
 * Redeems the code of a domain. A wrong one uses up one of three tries, and one of the company's tries for the domain
 * in an hour and a day, whatever addresses there received codes.
 */
async function redeem(
  command: Command,
  { id, domain }: CompanyDomain,
  code: string,
): Promise<boolean> {
  const { transaction, by, codeKey, at } = command;
  const whose = addressHash(codeKey, `domain ${membershipOf(by).companyId} ${domain}`);
  if (!(await takeAllowance(transaction, 'code', whose, at))) return false;
  const isRedeemed = await hasRow(transaction)`
    delete from domain_codes
    where domain_id = ${id} and code_hash = ${hashOfCode(codeKey, whoseCode(id), code)} and expires_at > ${at} and tries_left > 0
    returning domain_id`;
  if (isRedeemed) return true;
  await execute(transaction)`
    update domain_codes set tries_left = tries_left - 1 where domain_id = ${id} and tries_left > 0`;
  return false;
}

const domainCodeMail = (to: string, code: string, domain: string, by: string): Mail => ({
  to,
  subject: `${code} confirms ${domain} on Trestle`,
  text: `Is ${domain} the domain of ${quoted(by)}? Somebody there says so on Trestle, where companies post projects for engineering students.

If that is true, give them this code: ${code}

It expires after ${codeMinutes} minutes. If you do not know them, keep the code to yourself: nothing happens without it.
`,
});
