import { membershipClient } from "@morsel/adapters/http-contract/membership/membership-client";
import { MembershipClient } from "@morsel/application/membership/client/membership-client";
import { clientModule } from "../client-module.ts";

export default clientModule(MembershipClient, membershipClient);
