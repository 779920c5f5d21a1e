export {
  DeliveryCalendar,
  type CalendarEvent,
  type DeliveryCalendarProps,
  type DeliveryCalendarStrings,
} from './DeliveryCalendar.tsx';
