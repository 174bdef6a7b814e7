/** Large cities that have no time zone of their own name, where an English writer looks for them. */
export const englishCities: Readonly<Record<string, string>> = {
  'America/Chicago': 'New Orleans',
  'America/Los_Angeles': 'San Francisco',
  'America/New_York': 'Boston, Washington',
  'America/Toronto': 'Montreal',
  'Asia/Calcutta': 'Delhi, Mumbai',
  'Asia/Kolkata': 'Delhi, Mumbai',
  'Asia/Shanghai': 'Beijing',
  'Europe/London': 'Edinburgh',
  'Europe/Paris': 'Lyon',
  'Europe/Zurich': 'Geneva',
};
