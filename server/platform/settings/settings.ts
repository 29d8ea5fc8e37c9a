/** A setting the product cannot start with. The message is one line that names it and what to do. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

/** Decisions of the programme about people's data. */
export interface Privacy {
  /** Companies get a student's address once they shortlist them; otherwise with the application. */
  readonly emailFromShortlisted: boolean;
  /** Days after which a message of the contact form is deleted. */
  readonly messagesKeptDays: number;
  /** Days after which months of the audit log are dropped; null keeps all of it. */
  readonly auditKeptDays: number | null;
}
