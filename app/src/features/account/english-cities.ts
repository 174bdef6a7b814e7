/** Large cities that have no time zone of their own name, after the one that has. */
export const englishCities: Readonly<Record<string, string>> = {
  'America/Chicago': 'Chicago, New Orleans',
  'America/Los_Angeles': 'Los Angeles, San Francisco',
  'America/New_York': 'New York, Boston, Washington',
  'America/Toronto': 'Toronto, Montreal',
  'Asia/Calcutta': 'Kolkata, Delhi, Mumbai',
  'Asia/Kolkata': 'Kolkata, Delhi, Mumbai',
  'Asia/Shanghai': 'Shanghai, Beijing',
  'Europe/London': 'London, Edinburgh',
  'Europe/Paris': 'Paris, Lyon',
  'Europe/Zurich': 'Zurich, Geneva',
  'Europe/Kiev': 'Kyiv',
};
