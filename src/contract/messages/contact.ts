import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { email, requiredLine, requiredText } from '../fields.ts';

export const contactForm = v.object({
  Name: requiredLine('Name is required.', 150),
  Email: email(),
  Subject: requiredLine('Subject is required.', 200),
  Message: requiredText('Message is required.', 5000),
});
export type ContactForm = v.InferOutput<typeof contactForm>;

/**
 * The message as sent. `Website` is a field people never see; what fills it in is not a person,
 * is answered like everyone else, and is not kept.
 */
const contactMessage = v.object({
  Id: v.optional(v.literal(0, 'Use 0 as the Id of a new message.'), 0),
  ...contactForm.entries,
  Website: v.optional(v.string(), ''),
});

export const contactUs = endpoint({
  route: 'POST /Contactus',
  summary: 'Send the team a message',
  audience: 'anyone',
  perMinute: 10,
  body: contactMessage,
  idempotent: true,
  reply: says('Message sent successfully!', 201),
});
