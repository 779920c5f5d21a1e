export { TopicPicker, type TopicPickerProps } from './TopicPicker.tsx';
export { doctorTopics, supportTopics, type Topic } from './topics.ts';
