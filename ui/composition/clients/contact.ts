import { contactClient } from "@morsel/adapters/http-contract/contact/contact-client";
import { ContactClient } from "@morsel/application/contact/client/contact-client";
import { clientModule } from "../client-module.ts";

export default clientModule(ContactClient, contactClient);
