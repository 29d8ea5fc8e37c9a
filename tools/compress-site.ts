import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = '**/*.{html,css,js,mjs,json,svg,xml,txt,webmanifest}';
/** Below this many bytes a compressed answer is no smaller on the wire. */
const worthwhile = 512;

/** Writes a `.br` and a `.gz` beside each file of the site that shrinks, once, so that no request has to. */
export async function compressSite(folder: string): Promise<void> {
  for (const name of globSync(compressible, { cwd: folder })) {
    const file = `${folder}/${name}`;
    if (statSync(file).size < worthwhile) continue;
    const content = readFileSync(file);
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(`${file}.br`, brotliCompressSync(content, brotli));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
