import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import {
  day,
  drawing,
  fields,
  mailAddress,
  order,
  picture,
  scene,
  webAddress,
  words,
} from './content/fields.ts';
import { aboutPage, contactPage, homePage } from './content/pages.ts';

/** Content for editors. docs/content.md explains it, with one example for each collection. */

const filesOf = (folder: string, pattern = '*.md') =>
  glob({ base: `./src/content/${folder}`, pattern });

const services = defineCollection({
  loader: filesOf('services'),
  schema: fields({
    order,
    title: words('the name of the service', 'Briefs with an end', 60),
    drawing,
  }),
});

const categories = defineCollection({
  loader: filesOf('categories'),
  schema: fields({
    order,
    title: words('the name of the category', 'Mechanical', 40),
    drawing,
    examples: z
      .array(words('an example project', 'Gripper for a bottling line', 90), {
        error: 'List one to four example projects, each on a line that starts with "- ".',
      })
      .min(1, { error: 'List at least one example project.' })
      .max(4, { error: 'List at most four example projects.' }),
  }),
});

const team = defineCollection({
  loader: filesOf('team'),
  schema: ({ image }) =>
    fields({
      order,
      name: words("the person's name", 'Ines Marchetti', 60),
      role: words('what the person does', 'Founder, structural engineer', 80),
      portrait: picture('team', image()),
    }),
});

const legal = defineCollection({
  loader: filesOf('legal'),
  schema: fields({
    title: words('the title of the page', 'Terms of use', 60),
    description: words('one sentence for search engines', 'The rules for using Trestle.', 200),
    updated: day,
  }),
});

const site = defineCollection({
  loader: filesOf('site', 'facts.md'),
  schema: fields({
    name: words('the name of the platform', 'Trestle', 40),
    tagline: words('the line under the name', 'Short, real projects for engineering students', 80),
    summary: words('two sentences on what this is', 'Trestle joins students to projects.', 400),
    phone: words('the telephone number with its country code', '+44 161 496 0142', 30),
    mail: mailAddress,
    openingHours: words('when the telephone is answered', 'Monday to Friday, 9:00 to 17:00', 80),
    address: fields({
      street: words('street and number', 'Span Works, 9 Viaduct Yard', 80),
      city: words('the city', 'Manchester', 60),
      postcode: words('the postcode, in quotes if it is a number', '"10115"', 20),
      country: words('the country', 'United Kingdom', 60),
    }),
    place: fields({
      latitude: z
        .number({ error: 'Write the latitude as a number, for example: 53.4752' })
        .min(-90)
        .max(90),
      longitude: z
        .number({ error: 'Write the longitude as a number, for example: -2.2556' })
        .min(-180)
        .max(180),
      scene,
    }),
    social: z.array(
      fields({ name: words('the name of the network', 'LinkedIn', 30), url: webAddress }),
      { error: 'List the networks, each with name and url.' },
    ),
  }),
});

const home = defineCollection({ loader: filesOf('pages', 'home.md'), schema: homePage });
const about = defineCollection({ loader: filesOf('pages', 'about.md'), schema: aboutPage });
const contact = defineCollection({ loader: filesOf('pages', 'contact.md'), schema: contactPage });

export const collections = { services, categories, team, legal, site, home, about, contact };
