import { adminClient } from "@morsel/adapters/http-contract/admin/admin-client";
import { AdminClient } from "@morsel/application/admin/client/admin-client";
import { clientModule } from "../client-module.ts";

export default clientModule(AdminClient, adminClient);
