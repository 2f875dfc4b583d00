/** @returns the session cookies of a demo account on the product at an address */
export async function signIn(browser, address, username = 'demo') {
  const context = await browser.newContext({ baseURL: address });
  try {
    const response = await context.request.post('/api/auth/login', {
      data: { username, password: 'demo-1234' },
      headers: { Origin: address },
    });
    if (!response.ok()) throw new Error(`sign-in answered ${response.status()}`);
    return (await context.storageState()).cookies;
  } finally {
    await context.close();
  }
}
