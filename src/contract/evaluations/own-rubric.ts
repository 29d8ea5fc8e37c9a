import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { requiredLine } from '../fields.ts';
import { highest } from './rubric.ts';

const sentence = requiredLine('Describe what people would see.', 120);
const asked = v.object({
  title: requiredLine('Enter the question.', 40),
  /** Descriptions of the steps, lowest first. */
  steps: v.pipe(
    v.array(sentence),
    v.maxLength(highest),
    v.minLength(highest, 'Describe five steps.'),
  ),
});
const rubric = v.object({
  result: asked,
  reliability: asked,
  communication: asked,
  learning: asked,
  initiative: asked,
});

/** Questions of each side: a company's about the student, and a student's about the company. */
const bothSides = { company: rubric, student: rubric };
export const rubricVersion = v.object({ version: v.number(), ...bothSides });

export const rubricForm = v.object({
  ...bothSides,
  /** The version that was read. */
  after: v.pipe(v.number('This must be a number.'), v.integer('This must be a whole number.')),
});
export type RubricForm = v.InferOutput<typeof rubricForm>;

export const getRubric = endpoint({
  route: 'GET /Rubric',
  summary: 'What evaluations ask now',
  audience: { Admin: 'any' },
  reply: { kind: 'json', schema: rubricVersion },
});

export const saveRubric = endpoint({
  route: 'PUT /Rubric',
  summary: 'Write what evaluations ask from now on; those that are written read as they were asked',
  audience: { Admin: 'any' },
  body: rubricForm,
  reply: says('Questions saved.'),
  problems: ['changed'],
});
