/** A real `revier serve` with a database of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const COMMAND = process.env['REVIER'] ?? join(import.meta.dirname, '../../.venv/bin/revier');
const LIMITS = ['ADDRESS', 'PERSON', 'SOCKET', 'NEWCOMERS', 'CHAT'];
const UNLIMITED = Object.fromEntries(LIMITS.map((name) => [`REVIER_LIMIT_${name}`, '']));

export class Server {
  private process: ChildProcess | null = null;
  private port = '0';
  url = '';

  private constructor(
    private readonly folder: string,
    private readonly environment: Record<string, string>,
  ) {}

  static async open(environment: Record<string, string> = {}): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'revier-e2e-')), environment);
    await server.start();
    return server;
  }

  /** Again at the same address if it ran before. */
  async start(): Promise<void> {
    const database = `sqlite:///${join(this.folder, 'revier.db')}`;
    const options = ['--port', this.port, '--database', database, '--workers', '1', '--drain', '0', '--lang', 'en'];
    this.process = spawn(COMMAND, ['serve', ...options, '--log', 'json'], {
      cwd: this.folder,
      env: { ...process.env, ...UNLIMITED, ...this.environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.url = await addressIn(this.process);
    this.port = new URL(this.url).port;
  }

  async stop(): Promise<void> {
    const running = this.process;
    this.process = null;
    if (running === null || running.exitCode !== null) return;
    running.kill('SIGTERM');
    await once(running, 'exit');
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true });
  }
}

/** Where it says that it is; what else it says is heard and forgotten. */
function addressIn(running: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (running.stdout === null) throw new Error('the server cannot speak');
    const lines = createInterface({ input: running.stdout });
    lines.on('line', (line) => {
      const found = /http:\/\/\S+/.exec(line)?.[0];
      if (found !== undefined) resolve(found);
    });
    lines.on('close', () => reject(new Error('the server did not start')));
  });
}
