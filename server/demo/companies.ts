import type { CompanySize } from '../../src/contract/accounts/people.ts';

interface InventedCompany {
  readonly name: string;
  readonly recruiter: string;
  readonly industry: string;
  readonly size: CompanySize;
}

/** The company one can sign in as. */
export const demoCompany = {
  name: 'Fennmark Engineering',
  recruiter: 'Ines Alvar',
  industry: 'Engineering design',
  size: '51-200',
} as const satisfies InventedCompany;

/** Companies an admin has verified. All are invented. */
export const verifiedCompanies = [
  demoCompany,
  {
    name: 'Tidewell Software',
    recruiter: 'Hanneke Vroom',
    industry: 'Municipal software',
    size: '51-200',
  },
  {
    name: 'Quillmark Labs',
    recruiter: 'Tomasz Gwizdek',
    industry: 'Developer tools',
    size: '11-50',
  },
  {
    name: 'Parcelhaven',
    recruiter: 'Adaeze Nwoko',
    industry: 'Logistics software',
    size: '51-200',
  },
  {
    name: 'Murmuration Audio',
    recruiter: 'Léa Castaing',
    industry: 'Audio software',
    size: '1-10',
  },
  {
    name: 'Greenrow Systems',
    recruiter: 'Joaquín Brizuela',
    industry: 'Agricultural software',
    size: '11-50',
  },
  {
    name: 'Candlewick Health Data',
    recruiter: 'Ruth Abelsen',
    industry: 'Health informatics',
    size: '51-200',
  },
  {
    name: 'Brightlathe Vision',
    recruiter: 'Petr Slavíček',
    industry: 'Machine vision',
    size: '11-50',
  },
  {
    name: 'Lanternreef Security',
    recruiter: 'Mei-Ling Tsao',
    industry: 'Network security',
    size: '11-50',
  },
  { name: 'Waypost Maps', recruiter: 'Sinéad Garvey', industry: 'Mapping', size: '1-10' },
  {
    name: 'Kilnhouse Interactive',
    recruiter: 'Yuki Morinaga',
    industry: 'Educational games',
    size: '11-50',
  },
  {
    name: 'Sevenfold Ledger Co-operative',
    recruiter: 'Thandi Mabaso',
    industry: 'Finance software',
    size: '1-10',
  },
  {
    name: 'Harrow & Pike Machine Works',
    recruiter: 'Dorothea Pike',
    industry: 'Machine tools',
    size: '51-200',
  },
  {
    name: 'Velomarsh Cycles',
    recruiter: 'Bram Oosterling',
    industry: 'Cargo bikes',
    size: '11-50',
  },
  {
    name: 'Sollund Pumps',
    recruiter: 'Eirik Sollund',
    industry: 'Pumps and hydraulics',
    size: '201+',
  },
  {
    name: 'Calderón Packaging Machines',
    recruiter: 'Pilar Calderón',
    industry: 'Packaging machines',
    size: '51-200',
  },
  {
    name: 'Aerolith Turbines',
    recruiter: 'Fergus Mackinlay',
    industry: 'Small wind power',
    size: '11-50',
  },
  {
    name: 'Kestrelgate Prosthetics',
    recruiter: 'Anjali Deshmukh',
    industry: 'Assistive devices',
    size: '1-10',
  },
  {
    name: 'Thermagrove',
    recruiter: 'Lukas Reinholz',
    industry: 'Heating and ventilation',
    size: '51-200',
  },
  {
    name: 'Ironvale Rail Components',
    recruiter: 'Margit Szendrei',
    industry: 'Rail vehicles',
    size: '201+',
  },
  {
    name: 'Gripstone Robotics',
    recruiter: 'Daichi Komura',
    industry: 'Industrial robots',
    size: '11-50',
  },
  { name: 'Redwater Foundry', recruiter: 'Owen Prosser', industry: 'Castings', size: '51-200' },
  {
    name: 'Halvard Structures',
    recruiter: 'Sigrid Halvard',
    industry: 'Structural engineering',
    size: '51-200',
  },
  { name: 'Lowmoor Bridges', recruiter: 'Callum Threlfall', industry: 'Bridges', size: '11-50' },
  {
    name: 'Rivergate Water',
    recruiter: 'Amina Benyahia',
    industry: 'Water and drainage',
    size: '51-200',
  },
  {
    name: 'Terravane Geotechnics',
    recruiter: 'Paolo Ferrantini',
    industry: 'Ground engineering',
    size: '11-50',
  },
  {
    name: 'Mossgreen Planning',
    recruiter: 'Ingrid Löfqvist',
    industry: 'Transport planning',
    size: '11-50',
  },
  {
    name: 'Aldertree Timber Frames',
    recruiter: 'Matthias Gruber',
    industry: 'Timber construction',
    size: '1-10',
  },
  {
    name: 'Oakhaven Public Works',
    recruiter: 'Beatrice Oyelaran',
    industry: 'Local government',
    size: '201+',
  },
  { name: 'Pontlyn Survey', recruiter: 'Nuno Sardinha', industry: 'Surveying', size: '1-10' },
  {
    name: 'Graniteway Roads',
    recruiter: 'Farid Qasimov',
    industry: 'Road building',
    size: '51-200',
  },
  {
    name: 'Bluequay Harbours',
    recruiter: 'Katrien De Smedt',
    industry: 'Coastal engineering',
    size: '51-200',
  },
  {
    name: 'Second Brick',
    recruiter: 'Tamsin Okell',
    industry: 'Reclaimed materials',
    size: '1-10',
  },
  {
    name: 'Voltmere Grid',
    recruiter: 'Stephan Achterberg',
    industry: 'Electricity networks',
    size: '201+',
  },
  { name: 'Sunfold Energy', recruiter: 'Priya Ramanathan', industry: 'Solar power', size: '11-50' },
  {
    name: 'Amberline Lighting',
    recruiter: 'Chiara Bonaccorsi',
    industry: 'Lighting',
    size: '11-50',
  },
  {
    name: 'Corvidae Instruments',
    recruiter: 'Niels Aagaard',
    industry: 'Measuring instruments',
    size: '51-200',
  },
  {
    name: 'Linden Tram Power',
    recruiter: 'Jana Horáková',
    industry: 'Rail electrification',
    size: '51-200',
  },
  {
    name: 'Cellwright Storage',
    recruiter: 'Haruto Nishikawa',
    industry: 'Battery systems',
    size: '51-200',
  },
  {
    name: 'Fieldhub Sensors',
    recruiter: 'Wanjiru Karanja',
    industry: 'Wireless sensors',
    size: '1-10',
  },
  {
    name: 'Orrin Motor Drives',
    recruiter: 'Gabriel Orrin',
    industry: 'Electric drives',
    size: '51-200',
  },
  { name: 'Skyferry Avionics', recruiter: 'Leila Farahani', industry: 'Avionics', size: '11-50' },
  {
    name: 'Northmost Radio',
    recruiter: 'Aputsiaq Lynge',
    industry: 'Radio equipment',
    size: '11-50',
  },
] as const satisfies InventedCompany[];

export type CompanyName = (typeof verifiedCompanies)[number]['name'];

/** Companies that registered lately and wait for an admin. They have posted nothing yet. */
export const unverifiedCompanies = [
  {
    name: 'Brightwater Drones',
    recruiter: 'Zoë Lindqvist',
    industry: 'Aerial inspection',
    size: '1-10',
  },
  {
    name: 'Ottoline Elevators',
    recruiter: 'Marek Jurčák',
    industry: 'Lifts and hoists',
    size: '201+',
  },
  {
    name: 'Copperfen Analytics',
    recruiter: 'Ngozi Adeyemi-Clarke',
    industry: 'Data analysis',
    size: '11-50',
  },
  { name: 'Marlstone Quarries', recruiter: 'Hugh Pendry', industry: 'Aggregates', size: '51-200' },
  {
    name: 'Yarrowmede Devices',
    recruiter: 'Siti Aminah Rahmat',
    industry: 'Medical devices',
    size: '11-50',
  },
] as const satisfies InventedCompany[];
