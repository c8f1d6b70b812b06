import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface SmtpStandIn {
  url: string;
  /** The messages that were taken, as they came. */
  taken: string[];
  /** From now on every command is answered with "try later". */
  breakDown(): void;
  stop(): Promise<void>;
}

/** Speaks SMTP; refuses everyone at refused.example. */
export function smtpStandIn(): Promise<SmtpStandIn> {
  const taken: string[] = [];
  let broken = false;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    let message: string[] | undefined;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 stand-in ready');
    socket.on('data', (data) => {
      rest += data.toString('utf8');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (message) {
          if (line !== '.') message.push(line);
          else {
            taken.push(message.join('\n'));
            message = undefined;
            say('250 taken');
          }
          continue;
        }
        if (broken) say('451 try later');
        else if (/^EHLO|^HELO/i.test(line)) say('250 stand-in');
        else if (/^RCPT/i.test(line) && line.includes('@refused.example')) say('550 no such person');
        else if (/^DATA/i.test(line)) {
          message = [];
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 ok');
      }
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `smtp://127.0.0.1:${port}`,
        taken,
        breakDown: () => {
          broken = true;
        },
        stop: () =>
          new Promise((done) => {
            for (const socket of sockets) socket.destroy();
            server.close(() => done());
          }),
      });
    });
  });
}
