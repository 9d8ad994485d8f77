// Makes TypeScript types and constants from what `python -m revier.server.api.contract` wrote into src/generated.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import openapi, { astToString } from 'openapi-typescript';

const folder = new URL('../src/generated/', import.meta.url);

const routes = await openapi(new URL('openapi.json', folder), { defaultNonNullable: false });
await writeFile(new URL('api.ts', folder), astToString(routes));

const titles = JSON.parse(await readFile(new URL('titles.json', folder), 'utf8'));
for (const [name, schema] of Object.entries(titles)) {
  const types = await compile(schema, 'Title', { additionalProperties: false, format: false });
  await writeFile(new URL(`${name}.ts`, folder), types);
}

const boxes = JSON.parse(await readFile(new URL('components.json', folder), 'utf8'));
for (const [name, { schema, facts }] of Object.entries(boxes)) {
  const types = await compile(schema, schema.title, { additionalProperties: false, format: false });
  const constant = `export const COMPONENTS: ${schema.title} = ${JSON.stringify(facts)};\n`;
  await writeFile(new URL(`${name}-components.ts`, folder), types + constant);
}
