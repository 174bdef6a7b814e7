import { use } from 'react';
import { news } from './Dialog.css.ts';
import { DialogNewsContext } from './dialog-news.ts';

export function DialogNews() {
  const content = use(DialogNewsContext);
  return content ? <div className={news}>{content}</div> : null;
}
