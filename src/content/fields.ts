import { existsSync, readdirSync } from 'node:fs';
import { z } from 'astro/zod';

/**
 * Fields of the content files. Every message says what to write, because it is read by an editor
 * whose build has just stopped: the build names the file and the field, these name the remedy.
 */

/** One line or paragraph of text. A missing one is reported with `example`. */
export const words = (what: string, example: string, max = 600) =>
  z
    .string({ error: `Write ${what}, for example: ${example}` })
    .trim()
    .min(1, { error: `This is empty. Write ${what}, for example: ${example}` })
    .max(max, { error: `This is too long for its place: at most ${max} characters.` });

/** The place in the row: 1 comes first. */
export const order = z
  .number({ error: 'Write a whole number without quotes: 1 comes first, then 2, and so on.' })
  .int({ error: 'Write a whole number, for example: 3' })
  .min(1, { error: 'Write 1 or more: 1 comes first.' });

/** A drawing of a folder of src/assets, by its file name. */
const drawn = (folder: string) => {
  const names = readdirSync(`src/assets/${folder}`)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length));
  const remedy = `Write the name of a file in src/assets/${folder}, without .svg. There are: ${names.join(', ')}.`;
  return z.string({ error: remedy }).refine((name) => names.includes(name), {
    error: ({ input }) => `There is no drawing "${input}". ${remedy}`,
  });
};
export const drawing = drawn('drawings');
export const scene = drawn('scenes');

/** A picture beside the content file, as `./portraits/name.jpg`. `image` turns it into what pages show. */
export const picture = <Image extends z.ZodType>(folder: string, image: Image) =>
  z
    .string({ error: `Write where the picture is, for example: ./portraits/name.jpg` })
    .refine((path) => existsSync(`src/content/${folder}/${path}`), {
      error: ({ input }) =>
        `There is no picture ${input}. Put it into src/content/${folder}/portraits and write, for example: ./portraits/name.jpg`,
    })
    .pipe(image as never) as unknown as Image;

export const webAddress = z.url({
  protocol: /^https$/,
  error:
    'Write the full address, starting with https://, for example: https://www.linkedin.com/company/name',
});

export const mailAddress = z.email({
  error: 'Write an email address, for example: hello@example.org',
});

/** A day as `2025-03-01`. */
export const day = z.coerce.date({
  error: 'Write the day as year-month-day, for example: 2025-03-01',
});

/** The fields of one block; a field nobody reads is most often a slip of the pen. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Nothing reads the field ${(issue.keys as string[]).map((key) => `"${key}"`).join(' and ')}. Correct its spelling or remove it. The fields here are: ${Object.keys(shape).join(', ')}.`
        : `Write these fields here, each on its own indented line: ${Object.keys(shape).join(', ')}.`,
  });
