import description from '../../../packages/api/src/generated/patient.json' with { type: 'json' };

const { RegistrationStep, Charge, Order, ChatMessage } = description.components.schemas;

/** Known values of open enums in the OpenAPI description. */
export const knownValues = {
  registrationSteps: RegistrationStep['x-known-values'],
  chargeStatuses: Charge.properties.status['x-known-values'],
  orderStatuses: Order.properties.status['x-known-values'],
  messageTypes: ChatMessage.properties.messageType['x-known-values'],
} as const;
