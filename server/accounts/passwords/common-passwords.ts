import { dictionary } from '@zxcvbn-ts/language-common';
import { badField } from '../../http/problem.ts';

/** The commonest passwords of leaked lists, far more than the first 10,000. */
const common = new Set(dictionary['passwords-common']);

/** Whether a password is among the ones tried first. Letter case changes nothing: it is tried as well. */
export const isCommon = (password: string): boolean => common.has(password.toLowerCase());

/** @throws {Problem} `invalid` on the field at `path` */
export function refuseCommon(password: string, path: string): void {
  if (!isCommon(password)) return;
  throw badField(path, 'This password is too common and easy to guess. Choose another.');
}
