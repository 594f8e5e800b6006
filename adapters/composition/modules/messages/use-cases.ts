import { MemberStore } from "@morsel/application/identity/member-store";
import { MessageStore } from "@morsel/application/messages/message-store";
import { makeMessageUseCases, MessageUseCases } from "@morsel/application/messages/use-cases";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

const ports = { messages: MessageStore, members: MemberStore, clock: Clock };

export const messageUseCases = ({ provide }: Bindings): void => provide(MessageUseCases, ports, makeMessageUseCases);
