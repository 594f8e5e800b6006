/** What the tests use of it; it comes without types. */
declare module "oidc-provider" {
  export default class Provider {
    constructor(issuer: string, configuration: object);
    listen(port: number, ready: () => void): unknown;
  }
}
