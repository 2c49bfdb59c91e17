import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { protocolPage } from './protocol-page.ts';

const file = path.resolve(import.meta.dirname, '../../../docs/protocol.md');
writeFileSync(file, protocolPage());
console.log(`wrote ${path.relative(process.cwd(), file)}`);
