import { z } from 'astro/zod';
import { fields, words } from './fields.ts';

/** The texts of the three public pages. */

const title = words('the title of the browser tab', 'About us', 70);
const description = words(
  'one or two sentences for search engines and share cards',
  'How it works.',
  200,
);
const heading = words('the heading', 'What holds a project up', 80);
const text = words('a sentence or two', 'Every step has its place.', 500);
const buttonText = words('the words on the button', 'Find a project', 30);

const block = fields({ heading, text });

const titled = z.array(fields({ title: words('a short title', 'Post', 60), text }), {
  error: 'List entries that each start with "- title:" and continue with "text:" on the next line.',
});

const invitation = fields({
  heading,
  text,
  points: z.array(words('one reason', 'Every step in plain view', 90), {
    error: 'List two to four reasons, each on a line that starts with "- ".',
  }),
  button: buttonText,
});

export const homePage = fields({
  title,
  description,
  hero: fields({
    heading,
    text,
    studentButton: buttonText,
    companyButton: buttonText,
    span: words('how long a project usually takes', '4 to 12 weeks', 30),
  }),
  services: block,
  categories: block,
  students: invitation,
  companies: invitation,
  team: block,
  purpose: block,
  mission: block,
});

export const aboutPage = fields({
  title,
  description,
  heading,
  text,
  steps: fields({ heading, text, list: titled }),
  principles: fields({ heading, text, list: titled }),
});

export const contactPage = fields({
  title,
  description,
  heading,
  text,
  formHeading: heading,
  factsHeading: heading,
  placeHeading: heading,
  directions: text,
  mapButton: buttonText,
  mapNote: text,
});
