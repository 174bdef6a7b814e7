export { default as I18nProvider, useI18nContext } from './i18n-react.tsx';
