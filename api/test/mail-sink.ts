import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the server received it. */
interface Received extends Email {
  recipients: string[];
}

/** An SMTP server that stores mails, or refuses all of them. */
export class MailSink {
  readonly received: Received[] = [];
  isRefusing = false;
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on(
        'end',
        () =>
          void this.#keep(
            Buffer.concat(chunks),
            session.envelope.rcptTo.map(({ address }) => address),
            done,
          ),
      );
    },
  });

  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  stop = () => new Promise<void>((resolve) => this.#server.close(resolve));

  async #keep(message: Buffer, recipients: string[], done: (error?: Error) => void): Promise<void> {
    if (this.isRefusing) return done(new Error('450 later'));
    this.received.push({ ...(await PostalMime.parse(message)), recipients });
    done();
  }
}
