/** What the programme decided about people's data. */
export interface Privacy {
  /** Companies get a student's address once they shortlist them; otherwise with the application. */
  readonly emailFromShortlisted: boolean;
  /** After so many days a message of the contact form is deleted. */
  readonly messagesKeptDays: number;
}
