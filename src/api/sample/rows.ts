import type { SampleTable } from './sample-table.ts';

export type SampleRow = { readonly id: number } & Readonly<Record<string, unknown>>;

const admins = [
  ['Nora Ellison', 'nora.ellison@trestle.example', 'Super Admin', '2025-01-14T09:00:00.000Z'],
  ['Samuel Price', 'samuel.price@trestle.example', 'Moderator', '2025-02-03T10:30:00.000Z'],
  ['Amina Yusuf', 'amina.yusuf@trestle.example', 'Moderator', '2025-03-21T14:15:00.000Z'],
  ['Viktor Hansen', 'viktor.hansen@trestle.example', 'Super Admin', '2025-04-02T08:45:00.000Z'],
].map(([name, email, role, createdAt], at) => ({
  id: at + 1,
  name,
  email,
  role,
  createdAt,
  state: 'active',
}));

const companies = [
  ['Castlefield Works', 'Ruth Adeyemi', 'ruth@castlefield.example', 'Structural steel', '51-200'],
  ['Harrow & Finch', 'Leo Finch', 'leo@harrowfinch.example', 'Building services', '11-50'],
  ['Northmoor Instruments', 'Ida Berg', 'ida@northmoor.example', 'Measurement', '1-10'],
  ['Tidewater Energy', 'Marcus Hale', 'marcus@tidewater.example', 'Power', '201+'],
  ['Brightlane Software', 'Chen Wei', 'chen@brightlane.example', 'Software', '11-50'],
].map(([name, recruiter, email, industry, size], at) => ({
  id: at + 1,
  name,
  recruiter,
  email,
  industry,
  size,
  verified: at < 3,
}));

const projects = [
  [
    'Footbridge sway study',
    'Measure a footbridge and propose dampers.',
    'Python, sensors',
    'Pending',
  ],
  ['Gearbox test bench', 'Design a bench that loads small gearboxes.', 'CAD, LabVIEW', 'Ongoing'],
  ['Pump station monitor', 'Log flow and alarms of a pump station.', 'C, MQTT', 'Completed'],
  ['Site safety checklist', 'Bring a paper checklist onto phones.', 'TypeScript, SQL', 'Pending'],
  ['Solar canopy wiring', 'Plan the wiring of a car park canopy.', 'AutoCAD Electrical', 'Ongoing'],
].map(([title, description, technology, status], at) => ({
  id: at + 1,
  title,
  description,
  technology,
  status,
}));

const statuses = [
  ['Footbridge sway study', 'Initial Review', 'Sensors ordered.', '2025-05-02T09:30:00.000Z'],
  [
    'Gearbox test bench',
    'Ongoing',
    'Frame welded, motor arrives next week.',
    '2025-05-06T13:00:00.000Z',
  ],
  [
    'Pump station monitor',
    'Completed',
    'Handed over with documentation.',
    '2025-05-09T16:20:00.000Z',
  ],
  [
    'Solar canopy wiring',
    'On Hold',
    'Waiting for the building permit.',
    '2025-05-12T11:05:00.000Z',
  ],
].map(([projectTitle, title, remarks, updatedAt], at) => ({
  id: at + 1,
  projectTitle,
  title,
  remarks,
  updatedAt,
}));

/** Rows of an admin area without a server. */
export const sampleRows: Readonly<Record<SampleTable, readonly SampleRow[]>> = {
  admins,
  companies,
  projects,
  statuses,
};
