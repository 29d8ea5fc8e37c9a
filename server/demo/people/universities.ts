interface InventedUniversity {
  readonly name: string;
  /** What its students write from. */
  readonly domain: string;
  readonly otherNames?: readonly string[];
}

/** Invented places to study. */
export const universities: readonly InventedUniversity[] = [
  { name: 'University of Lindow', domain: 'lindow.example', otherNames: ['Lindow University'] },
  { name: 'Ashmere Institute of Technology', domain: 'ashmere.example' },
  {
    name: 'Technische Hochschule Weidenau',
    domain: 'th-weidenau.example',
    otherNames: ['TH Weidenau'],
  },
  { name: 'Université technique de Valmorin', domain: 'utv.example', otherNames: ['UTV'] },
  {
    name: 'Universidad Politécnica del Altiplano Sur',
    domain: 'upas.example',
    otherNames: ['UPAS'],
  },
  { name: 'Northern Fjord University of Applied Sciences', domain: 'nfu.example' },
  { name: 'Kaveri Valley College of Engineering', domain: 'kaverivalley.example' },
  { name: 'Lagoon State Polytechnic', domain: 'lagoonpoly.example' },
  { name: 'Politecnico di Monteselva', domain: 'monteselva.example' },
  { name: 'Hoshigaoka Institute of Technology', domain: 'hoshigaoka.example' },
  { name: 'University of the Eastern Cape Coast', domain: 'uecc.example' },
  { name: 'Politechnika Zielonogórze', domain: 'zielonogorze.example' },
  { name: 'Anadolu Bridge University', domain: 'anadolubridge.example' },
  { name: 'Red River University of Science', domain: 'redriver.example' },
  { name: 'Instituto Superior de Engenharia de Foz Nova', domain: 'foznova.example' },
  { name: 'Rift Valley Technical University', domain: 'riftvalley.example' },
  { name: 'Cascadia School of Mines', domain: 'cascadiamines.example' },
  { name: 'Great Plains College of Engineering', domain: 'greatplains.example' },
  { name: 'Technical University of Dravograd Hills', domain: 'dravohills.example' },
  { name: 'Aegean Institute of Technology', domain: 'aegeantech.example' },
  { name: 'Dnipro Bend Technical University', domain: 'dniprobend.example' },
  { name: 'Cedar Coast University', domain: 'cedarcoast.example' },
  { name: 'Hanbit National Institute of Engineering', domain: 'hanbit.example' },
  { name: 'Pearl Delta University of Technology', domain: 'pearldelta.example' },
  { name: 'Southern Alps Polytechnic', domain: 'southernalps.example' },
  { name: 'Kattegat Technical College', domain: 'kattegat.example' },
  { name: 'Universitatea Tehnică Valea Albă', domain: 'valeaalba.example' },
  { name: 'St Brannoc’s College of Engineering', domain: 'stbrannoc.example' },
  { name: 'Open Engineering University', domain: 'oeu.example' },
  { name: 'Sahel Institute for Water and Energy', domain: 'siwe.example' },
];
