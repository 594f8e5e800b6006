/** Types of the parts that the tests use; the package comes without any. */
declare module "oidc-provider" {
  export default class Provider {
    constructor(issuer: string, configuration: object);
    listen(port: number, ready: () => void): unknown;
  }
}
