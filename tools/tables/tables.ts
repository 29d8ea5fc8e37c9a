import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { generateTables } from './generate.ts';

/** `npm run tables`: writes what the migrations make. */
const file = 'server/platform/database/tables.ts';
writeFileSync(file, await generateTables());
execFileSync('npx', ['biome', 'check', '--write', file], { stdio: 'inherit' });
