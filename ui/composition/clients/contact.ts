import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpContactClient } from "@morsel/adapters/http-client/contact/contact-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { ContactClient } from "@morsel/application/contact/client/contact-client";

export default moduleOf(({ provide }) => {
  provide(ContactClient, { connection: HttpConnection }, ({ connection }) => makeHttpContactClient(...connection));
});
