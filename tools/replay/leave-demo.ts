import { ReplayClient } from './client.ts';

/** Puts the demo of a server that goes on running back to the present. */
export async function leaveDemo(
  url: string,
  { email, password }: { email: string; password: string } = {
    email: 'founder@demo.brandwright.test',
    password: 'brandwright-demo',
  },
): Promise<void> {
  const client = new ReplayClient(url);
  await client.logIn(email, password);
  await client.resetDemo();
}
