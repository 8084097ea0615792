import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pages and crawler files are left out: the server fills them in and compresses them before sending. */
const sentAsItIs = /\.(js|css|svg|webmanifest)$/;

/** Compresses once at the highest level, instead of on every request. */
export async function compressFiles(dist) {
  const files = await readdir(dist, { recursive: true });
  for (const file of files.filter((name) => sentAsItIs.test(name))) {
    const content = await readFile(path.join(dist, file));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(
      path.join(dist, `${file}.br`),
      await promisify(brotliCompress)(content, { params: quality }),
    );
    await writeFile(path.join(dist, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
  }
}
