import { PaymentProvider } from "@morsel/application/membership/payment-provider";
import { ConfiguredSettings } from "@morsel/application/site-settings/configured";
import { SiteSettingsUseCases } from "@morsel/application/site-settings/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { readAudience, writeFlags, writeSettings } from "../../http-contract/site-settings/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const ports = { useCases: SiteSettingsUseCases, provider: PaymentProvider, configured: ConfiguredSettings };

export const siteSettingsHandlers = defineHandlers(
  "siteSettings",
  ports,
  ({ useCases: { settings, flags }, provider, configured }) => {
    const facts = {
      isStripe: provider.name === "stripe",
      hasAdScript: configured.settings.pages.adScript !== undefined,
    };
    return HttpApiBuilder.group(Api, "siteSettings", (handlers) =>
      handlers
        .handle("siteSettings", () => reply(settings.list, (items) => writeSettings(items, facts)))
        .handle("setSetting", ({ payload }) =>
          forMember((actor) => reply(settings.set({ ...payload, actor }), () => ({ id: payload.id }))),
        )
        .handle("resetSetting", ({ payload }) =>
          forMember((actor) => reply(settings.reset({ ...payload, actor }), () => ({ id: payload.id }))),
        )
        .handle("featureFlags", () => reply(flags.list, writeFlags))
        .handle("setFlag", ({ payload: { id, reason, name, treatment, ...audience } }) =>
          forMember((actor) =>
            reply(
              flags.set({ id, reason, actor, flag: { name, treatment, audience: readAudience(audience) } }),
              () => ({
                id,
              }),
            ),
          ),
        )
        .handle("resetFlag", ({ payload }) =>
          forMember((actor) => reply(flags.reset({ ...payload, actor }), () => ({ id: payload.id }))),
        ),
    );
  },
);
