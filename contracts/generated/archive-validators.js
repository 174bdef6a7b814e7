/* eslint-disable */
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
// src/judges.ts
const AREA = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico|Pacific|US)\//u;
const WITHOUT_AREA = /^(?:CET|CST6CDT|Cuba|EET|EST|EST5EDT|Egypt|Eire|GB|GB-Eire|Greenwich|HST|Hongkong|Iceland|Iran|Israel|Jamaica|Japan|Kwajalein|Libya|MET|MST|MST7MDT|NZ|NZ-CHAT|Navajo|PRC|PST8PDT|Poland|Portugal|ROC|ROK|Singapore|Turkey|UCT|UTC|Universal|W-SU|WET|Zulu|GMT(?:[+-]?0)?)$/u;
const PLACE = /^(?:GMT(?:[+-]?\d+)?|UC?TC?|ACT|LHI|NSW|Knox_IN|(?:[A-Z][a-z]+|D(?=U))+(?:[_-](?:[A-Z][a-z]+|[a-z]{2}))*)$/u;
const zones = new Set();
function isTimeZone(name) {
	if (zones.has(name)) return true;
	const parts = name.split("/").slice(1);
	if (!(WITHOUT_AREA.test(name) || AREA.test(name) && parts.every(isPlace))) return false;
	try {
		const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
		const isZone = timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
		if (isZone) zones.add(name);
		return isZone;
	} catch {
		return false;
	}
}
const isPlace = (part) => PLACE.test(part);
const INSTANT = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/iu;
function isInstant(text) {
	const day = text.slice(0, 10);
	if (!INSTANT.test(text) || Number.isNaN(Date.parse(day))) return false;
	return new Date(day).toISOString().startsWith(day) && /^[1-9]\d{3}-/u.test(new Date(text.toUpperCase()).toISOString());
}
function isTextOver(runs, most) {
	const texts = runs.map((run) => typeof run === "object" && run !== null && "text" in run && typeof run.text === "string" ? run.text : "");
	return texts.reduce((sum, text) => sum + text.length, 0) > most && texts.reduce((sum, text) => sum + Array.from(text).length, 0) > most;
}
// ../node_modules/.pnpm/ajv@8.20.0/node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
}));
// ../node_modules/.pnpm/ajv-formats@3.0.1_ajv@8.20.0/node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	const DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = new Date("2020-01-01T" + s1).valueOf();
		const t2 = new Date("2020-01-01T" + s2).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	const DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	const NOT_URI_FRAGMENT = /\/|:/;
	const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	const MIN_INT32 = -(2 ** 31);
	const MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	const Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}));
// validators
var import_ucs2length = __toESM(require_ucs2length());
var import_formats = __toESM(require_formats());
const archiveManifest = validate15;
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats2 = isInstant;
const pattern4 = new RegExp("^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const func1 = import_ucs2length.default;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.format === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "format" },
				message: "must have required property 'format'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.formatVersion === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "formatVersion" },
				message: "must have required property 'formatVersion'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.id === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.contractVersion === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contractVersion" },
				message: "must have required property 'contractVersion'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.format !== void 0) {
			let data0 = data.format;
			if (typeof data0 !== "string") {
				const err5 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if ("ecritoire-archive" !== data0) {
				const err6 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/const",
					keyword: "const",
					params: { allowedValue: "ecritoire-archive" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.formatVersion !== void 0) {
			let data1 = data.formatVersion;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/formatVersion",
					schemaPath: "#/properties/formatVersion/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/formatVersion",
						schemaPath: "#/properties/formatVersion/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		if (data.id !== void 0) {
			let data2 = data.id;
			if (typeof data2 === "string") {
				if (!pattern4.test(data2)) {
					const err9 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!formats0.test(data2)) {
					const err10 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data3 = data.createdAt;
			if (typeof data3 === "string") {
				if (!formats2(data3)) {
					const err12 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.contractVersion !== void 0) {
			let data4 = data.contractVersion;
			if (typeof data4 === "string") {
				if (func1(data4) > 100) {
					const err14 = {
						instancePath: instancePath + "/contractVersion",
						schemaPath: "#/properties/contractVersion/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/contractVersion",
					schemaPath: "#/properties/contractVersion/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate15.errors = vErrors;
	return errors === 0;
}
const archiveProfile = validate16;
const schema38 = {
	"description": "What the writer has set; neither name, nor address, nor who reads whom.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"bio",
		"language",
		"timeZone",
		"weekStart"
	],
	"properties": {
		"bio": {
			"type": ["string", "null"],
			"minLength": 1,
			"maxLength": 2e3
		},
		"language": { "$ref": "Language" },
		"timeZone": { "$ref": "TimeZone" },
		"weekStart": { "$ref": "WeekStart" }
	},
	"$id": "ArchiveProfile"
};
const schema39 = {
	"type": "string",
	"enum": ["fr", "en"],
	"$id": "Language"
};
const schema41 = {
	"description": "The first day of the writer's week.",
	"type": "string",
	"enum": [
		"monday",
		"sunday",
		"saturday"
	],
	"$id": "WeekStart"
};
const formats4 = isTimeZone;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func1(data) > 64) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 64 },
				message: "must NOT have more than 64 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.length <= 128) {
			if (!formats4(data)) {
				const err2 = {
					instancePath,
					schemaPath: "#/format",
					keyword: "format",
					params: { format: "time-zone" },
					message: "must match format \"time-zone\""
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate17.errors = vErrors;
	return errors === 0;
}
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bio === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bio" },
				message: "must have required property 'bio'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.language === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.timeZone === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timeZone" },
				message: "must have required property 'timeZone'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.weekStart === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "weekStart" },
				message: "must have required property 'weekStart'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "bio" || key0 === "language" || key0 === "timeZone" || key0 === "weekStart")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.bio !== void 0) {
			let data0 = data.bio;
			if (typeof data0 !== "string" && data0 !== null) {
				const err5 = {
					instancePath: instancePath + "/bio",
					schemaPath: "#/properties/bio/type",
					keyword: "type",
					params: { type: schema38.properties.bio.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data0 === "string") {
				if (func1(data0) > 2e3) {
					const err6 = {
						instancePath: instancePath + "/bio",
						schemaPath: "#/properties/bio/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (func1(data0) < 1) {
					const err7 = {
						instancePath: instancePath + "/bio",
						schemaPath: "#/properties/bio/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
		if (data.language !== void 0) {
			let data1 = data.language;
			if (typeof data1 !== "string") {
				const err8 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data1 === "fr" || data1 === "en")) {
				const err9 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.timeZone !== void 0) {
			if (!validate17(data.timeZone, {
				instancePath: instancePath + "/timeZone",
				parentData: data,
				parentDataProperty: "timeZone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate17.errors);
				errors = vErrors.length;
			}
		}
		if (data.weekStart !== void 0) {
			let data3 = data.weekStart;
			if (typeof data3 !== "string") {
				const err10 = {
					instancePath: instancePath + "/weekStart",
					schemaPath: "WeekStart/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (!(data3 === "monday" || data3 === "sunday" || data3 === "saturday")) {
				const err11 = {
					instancePath: instancePath + "/weekStart",
					schemaPath: "WeekStart/enum",
					keyword: "enum",
					params: { allowedValues: schema41.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate16.errors = vErrors;
	return errors === 0;
}
const archiveTargets = validate19;
const formats6 = import_formats.fullFormats.date;
const pattern5 = new RegExp("^[1-9]", "u");
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.setOn === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "setOn" },
				message: "must have required property 'setOn'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.words === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.sessions === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessions" },
				message: "must have required property 'sessions'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "setOn" || key0 === "words" || key0 === "sessions")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.setOn !== void 0) {
			let data0 = data.setOn;
			if (typeof data0 === "string") {
				if (!pattern5.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/setOn",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats6.validate(data0)) {
					const err5 = {
						instancePath: instancePath + "/setOn",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/setOn",
					schemaPath: "LocalDate/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.words !== void 0) {
			let data1 = data.words;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 1e6 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data1 < 1 || isNaN(data1)) {
					const err9 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.sessions !== void 0) {
			let data2 = data.sessions;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err10 = {
					instancePath: instancePath + "/sessions",
					schemaPath: "#/properties/sessions/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 100 || isNaN(data2)) {
					const err11 = {
						instancePath: instancePath + "/sessions",
						schemaPath: "#/properties/sessions/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (data2 < 1 || isNaN(data2)) {
					const err12 = {
						instancePath: instancePath + "/sessions",
						schemaPath: "#/properties/sessions/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate19.errors = vErrors;
	return errors === 0;
}
const archiveProject = validate20;
const schema44 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"description",
		"type",
		"createdAt",
		"updatedAt",
		"trashedAt"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"name": {
			"type": "string",
			"minLength": 1,
			"maxLength": 120
		},
		"description": {
			"type": ["string", "null"],
			"minLength": 1,
			"maxLength": 2e3
		},
		"type": { "$ref": "ProjectType" },
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"trashedAt": {
			"description": "When it was moved to the trash; null where it is not there.",
			"type": ["string", "null"],
			"format": "date-time"
		}
	},
	"$id": "ArchiveProject"
};
const schema46 = {
	"type": "string",
	"enum": ["journal", "plain"],
	"$id": "ProjectType"
};
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.description === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.type === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.updatedAt === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.trashedAt === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "trashedAt" },
				message: "must have required property 'trashedAt'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "description" || key0 === "type" || key0 === "createdAt" || key0 === "updatedAt" || key0 === "trashedAt")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err9 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func1(data1) > 120) {
					const err11 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 120 },
						message: "must NOT have more than 120 characters"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (func1(data1) < 1) {
					const err12 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 !== "string" && data2 !== null) {
				const err14 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: schema44.properties.description.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) > 2e3) {
					const err15 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (func1(data2) < 1) {
					const err16 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
		}
		if (data.type !== void 0) {
			let data3 = data.type;
			if (typeof data3 !== "string") {
				const err17 = {
					instancePath: instancePath + "/type",
					schemaPath: "ProjectType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			if (!(data3 === "journal" || data3 === "plain")) {
				const err18 = {
					instancePath: instancePath + "/type",
					schemaPath: "ProjectType/enum",
					keyword: "enum",
					params: { allowedValues: schema46.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data4 = data.createdAt;
			if (typeof data4 === "string") {
				if (!formats2(data4)) {
					const err19 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data5 = data.updatedAt;
			if (typeof data5 === "string") {
				if (!formats2(data5)) {
					const err21 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/updatedAt",
					schemaPath: "#/properties/updatedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.trashedAt !== void 0) {
			let data6 = data.trashedAt;
			if (typeof data6 !== "string" && data6 !== null) {
				const err23 = {
					instancePath: instancePath + "/trashedAt",
					schemaPath: "#/properties/trashedAt/type",
					keyword: "type",
					params: { type: schema44.properties.trashedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			if (typeof data6 === "string") {
				if (!formats2(data6)) {
					const err24 = {
						instancePath: instancePath + "/trashedAt",
						schemaPath: "#/properties/trashedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
		}
	} else {
		const err25 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err25];
		else vErrors.push(err25);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
const archiveDocumentLine = validate21;
const schema48 = {
	"description": "A document or a journal entry, without its text.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"id",
		"projectId",
		"position",
		"title",
		"journalEntry",
		"language",
		"createdAt",
		"updatedAt",
		"lastVersion",
		"newTextSince",
		"lastSessionId",
		"lastOrigin",
		"trashedAt",
		"isTrashedWithProject"
	],
	"properties": {
		"kind": {
			"type": "string",
			"const": "document"
		},
		"id": { "$ref": "Id" },
		"projectId": {
			"description": "Its project, or the one that it was deleted from; null where that is gone.",
			"anyOf": [{ "$ref": "Id" }, { "type": "null" }]
		},
		"position": { "$ref": "ParagraphPosition" },
		"title": {
			"type": "string",
			"minLength": 1,
			"maxLength": 200
		},
		"journalEntry": {
			"description": "Null for a document that is no journal entry.",
			"anyOf": [{ "$ref": "JournalDay" }, { "type": "null" }]
		},
		"language": { "$ref": "Language" },
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"lastVersion": {
			"description": "The number of its newest version; 0 where it never had one.",
			"type": "integer",
			"minimum": 0,
			"maximum": 1e9
		},
		"newTextSince": {
			"description": "When its text changed first after that version; null where it has not.",
			"type": ["string", "null"],
			"format": "date-time"
		},
		"lastSessionId": {
			"description": "The session that last wrote in it.",
			"anyOf": [{ "$ref": "Id" }, { "type": "null" }]
		},
		"lastOrigin": {
			"description": "How the last text came into it; null where none has.",
			"anyOf": [{ "$ref": "TextOrigin" }, { "type": "null" }]
		},
		"trashedAt": {
			"description": "When it was moved to the trash; null where it is not there.",
			"type": ["string", "null"],
			"format": "date-time"
		},
		"isTrashedWithProject": {
			"description": "Whether it was moved there with its project, and comes back with it.",
			"type": "boolean"
		}
	},
	"$id": "ArchiveDocument"
};
const schema56 = {
	"description": "Where the text of a save comes from. `written` counts as the session's words. `imported` (from a file) and `restored` (from an earlier version) change the text alone: they count neither as added nor as removed, and what is written afterwards is measured against them.",
	"type": "string",
	"enum": [
		"written",
		"imported",
		"restored"
	],
	"default": "written",
	"$id": "TextOrigin"
};
const func10 = Object.prototype.hasOwnProperty;
const pattern9 = new RegExp("^(?:[aZ][0-9A-Za-z]|[bY][0-9A-Za-z]{2}|[cX][0-9A-Za-z]{3}|[dW][0-9A-Za-z]{4}|[eV][0-9A-Za-z]{5}|[fU][0-9A-Za-z]{6}|[gT][0-9A-Za-z]{7}|[hS][0-9A-Za-z]{8}|[iR][0-9A-Za-z]{9}|[jQ][0-9A-Za-z]{10}|[kP][0-9A-Za-z]{11}|[lO][0-9A-Za-z]{12}|[mN][0-9A-Za-z]{13}|[nM][0-9A-Za-z]{14}|[oL][0-9A-Za-z]{15}|[pK][0-9A-Za-z]{16}|[qJ][0-9A-Za-z]{17}|[rI][0-9A-Za-z]{18}|[sH][0-9A-Za-z]{19}|[tG][0-9A-Za-z]{20}|[uF][0-9A-Za-z]{21}|[vE][0-9A-Za-z]{22}|[wD][0-9A-Za-z]{23}|[xC][0-9A-Za-z]{24}|[yB][0-9A-Za-z]{25}|[zA][0-9A-Za-z]{26})+$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.length <= 2e3) {
			if (!pattern9.test(data)) {
				const err2 = {
					instancePath,
					schemaPath: "#/pattern",
					keyword: "pattern",
					params: { pattern: "^(?:[aZ][0-9A-Za-z]|[bY][0-9A-Za-z]{2}|[cX][0-9A-Za-z]{3}|[dW][0-9A-Za-z]{4}|[eV][0-9A-Za-z]{5}|[fU][0-9A-Za-z]{6}|[gT][0-9A-Za-z]{7}|[hS][0-9A-Za-z]{8}|[iR][0-9A-Za-z]{9}|[jQ][0-9A-Za-z]{10}|[kP][0-9A-Za-z]{11}|[lO][0-9A-Za-z]{12}|[mN][0-9A-Za-z]{13}|[nM][0-9A-Za-z]{14}|[oL][0-9A-Za-z]{15}|[pK][0-9A-Za-z]{16}|[qJ][0-9A-Za-z]{17}|[rI][0-9A-Za-z]{18}|[sH][0-9A-Za-z]{19}|[tG][0-9A-Za-z]{20}|[uF][0-9A-Za-z]{21}|[vE][0-9A-Za-z]{22}|[wD][0-9A-Za-z]{23}|[xC][0-9A-Za-z]{24}|[yB][0-9A-Za-z]{25}|[zA][0-9A-Za-z]{26})+$" },
					message: "must match pattern \"^(?:[aZ][0-9A-Za-z]|[bY][0-9A-Za-z]{2}|[cX][0-9A-Za-z]{3}|[dW][0-9A-Za-z]{4}|[eV][0-9A-Za-z]{5}|[fU][0-9A-Za-z]{6}|[gT][0-9A-Za-z]{7}|[hS][0-9A-Za-z]{8}|[iR][0-9A-Za-z]{9}|[jQ][0-9A-Za-z]{10}|[kP][0-9A-Za-z]{11}|[lO][0-9A-Za-z]{12}|[mN][0-9A-Za-z]{13}|[nM][0-9A-Za-z]{14}|[oL][0-9A-Za-z]{15}|[pK][0-9A-Za-z]{16}|[qJ][0-9A-Za-z]{17}|[rI][0-9A-Za-z]{18}|[sH][0-9A-Za-z]{19}|[tG][0-9A-Za-z]{20}|[uF][0-9A-Za-z]{21}|[vE][0-9A-Za-z]{22}|[wD][0-9A-Za-z]{23}|[xC][0-9A-Za-z]{24}|[yB][0-9A-Za-z]{25}|[zA][0-9A-Za-z]{26})+$\""
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.localDate === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "localDate" },
				message: "must have required property 'localDate'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.timeZone === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timeZone" },
				message: "must have required property 'timeZone'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "localDate" || key0 === "timeZone")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.localDate !== void 0) {
			let data0 = data.localDate;
			if (typeof data0 === "string") {
				if (!pattern5.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/localDate",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats6.validate(data0)) {
					const err4 = {
						instancePath: instancePath + "/localDate",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/localDate",
					schemaPath: "LocalDate/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.timeZone !== void 0) {
			if (!validate17(data.timeZone, {
				instancePath: instancePath + "/timeZone",
				parentData: data,
				parentDataProperty: "timeZone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate17.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.projectId === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.position === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "position" },
				message: "must have required property 'position'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.title === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.journalEntry === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "journalEntry" },
				message: "must have required property 'journalEntry'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.language === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.updatedAt === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.lastVersion === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lastVersion" },
				message: "must have required property 'lastVersion'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.newTextSince === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "newTextSince" },
				message: "must have required property 'newTextSince'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.lastSessionId === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lastSessionId" },
				message: "must have required property 'lastSessionId'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.lastOrigin === void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lastOrigin" },
				message: "must have required property 'lastOrigin'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.trashedAt === void 0) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "trashedAt" },
				message: "must have required property 'trashedAt'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.isTrashedWithProject === void 0) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isTrashedWithProject" },
				message: "must have required property 'isTrashedWithProject'"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		for (const key0 in data) if (!func10.call(schema48.properties, key0)) {
			const err15 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err16 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if ("document" !== data0) {
				const err17 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "document" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err18 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (!formats0.test(data1)) {
					const err19 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.projectId !== void 0) {
			let data2 = data.projectId;
			const _errs8 = errors;
			let valid2 = false;
			const _errs9 = errors;
			if (typeof data2 === "string") {
				if (!pattern4.test(data2)) {
					const err21 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (!formats0.test(data2)) {
					const err22 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			var _valid0 = _errs9 === errors;
			valid2 = valid2 || _valid0;
			if (!valid2) {
				const _errs12 = errors;
				if (data2 !== null) {
					const err24 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "#/properties/projectId/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				var _valid0 = _errs12 === errors;
				valid2 = valid2 || _valid0;
			}
			if (!valid2) {
				const err25 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "#/properties/projectId/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
		if (data.position !== void 0) {
			if (!validate23(data.position, {
				instancePath: instancePath + "/position",
				parentData: data,
				parentDataProperty: "position",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate23.errors);
				errors = vErrors.length;
			}
		}
		if (data.title !== void 0) {
			let data4 = data.title;
			if (typeof data4 === "string") {
				if (func1(data4) > 200) {
					const err26 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				if (func1(data4) < 1) {
					const err27 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.journalEntry !== void 0) {
			let data5 = data.journalEntry;
			const _errs18 = errors;
			let valid4 = false;
			const _errs19 = errors;
			if (!validate25(data5, {
				instancePath: instancePath + "/journalEntry",
				parentData: data,
				parentDataProperty: "journalEntry",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate25.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs19 === errors;
			valid4 = valid4 || _valid1;
			if (!valid4) {
				const _errs20 = errors;
				if (data5 !== null) {
					const err29 = {
						instancePath: instancePath + "/journalEntry",
						schemaPath: "#/properties/journalEntry/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				var _valid1 = _errs20 === errors;
				valid4 = valid4 || _valid1;
			}
			if (!valid4) {
				const err30 = {
					instancePath: instancePath + "/journalEntry",
					schemaPath: "#/properties/journalEntry/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			} else {
				errors = _errs18;
				if (vErrors !== null) {
					if (_errs18) vErrors.length = _errs18;
					else vErrors = null;
				}
			}
		}
		if (data.language !== void 0) {
			let data6 = data.language;
			if (typeof data6 !== "string") {
				const err31 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
			if (!(data6 === "fr" || data6 === "en")) {
				const err32 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data7 = data.createdAt;
			if (typeof data7 === "string") {
				if (!formats2(data7)) {
					const err33 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			} else {
				const err34 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data8 = data.updatedAt;
			if (typeof data8 === "string") {
				if (!formats2(data8)) {
					const err35 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			} else {
				const err36 = {
					instancePath: instancePath + "/updatedAt",
					schemaPath: "#/properties/updatedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.lastVersion !== void 0) {
			let data9 = data.lastVersion;
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
				const err37 = {
					instancePath: instancePath + "/lastVersion",
					schemaPath: "#/properties/lastVersion/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
			if (typeof data9 == "number" && isFinite(data9)) {
				if (data9 > 1e9 || isNaN(data9)) {
					const err38 = {
						instancePath: instancePath + "/lastVersion",
						schemaPath: "#/properties/lastVersion/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
				if (data9 < 0 || isNaN(data9)) {
					const err39 = {
						instancePath: instancePath + "/lastVersion",
						schemaPath: "#/properties/lastVersion/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
		}
		if (data.newTextSince !== void 0) {
			let data10 = data.newTextSince;
			if (typeof data10 !== "string" && data10 !== null) {
				const err40 = {
					instancePath: instancePath + "/newTextSince",
					schemaPath: "#/properties/newTextSince/type",
					keyword: "type",
					params: { type: schema48.properties.newTextSince.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err40];
				else vErrors.push(err40);
				errors++;
			}
			if (typeof data10 === "string") {
				if (!formats2(data10)) {
					const err41 = {
						instancePath: instancePath + "/newTextSince",
						schemaPath: "#/properties/newTextSince/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
			}
		}
		if (data.lastSessionId !== void 0) {
			let data11 = data.lastSessionId;
			const _errs34 = errors;
			let valid6 = false;
			const _errs35 = errors;
			if (typeof data11 === "string") {
				if (!pattern4.test(data11)) {
					const err42 = {
						instancePath: instancePath + "/lastSessionId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
				if (!formats0.test(data11)) {
					const err43 = {
						instancePath: instancePath + "/lastSessionId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
			} else {
				const err44 = {
					instancePath: instancePath + "/lastSessionId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err44];
				else vErrors.push(err44);
				errors++;
			}
			var _valid2 = _errs35 === errors;
			valid6 = valid6 || _valid2;
			if (!valid6) {
				const _errs38 = errors;
				if (data11 !== null) {
					const err45 = {
						instancePath: instancePath + "/lastSessionId",
						schemaPath: "#/properties/lastSessionId/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
				var _valid2 = _errs38 === errors;
				valid6 = valid6 || _valid2;
			}
			if (!valid6) {
				const err46 = {
					instancePath: instancePath + "/lastSessionId",
					schemaPath: "#/properties/lastSessionId/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err46];
				else vErrors.push(err46);
				errors++;
			} else {
				errors = _errs34;
				if (vErrors !== null) {
					if (_errs34) vErrors.length = _errs34;
					else vErrors = null;
				}
			}
		}
		if (data.lastOrigin !== void 0) {
			let data12 = data.lastOrigin;
			const _errs41 = errors;
			let valid8 = false;
			const _errs42 = errors;
			if (typeof data12 !== "string") {
				const err47 = {
					instancePath: instancePath + "/lastOrigin",
					schemaPath: "TextOrigin/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err47];
				else vErrors.push(err47);
				errors++;
			}
			if (!(data12 === "written" || data12 === "imported" || data12 === "restored")) {
				const err48 = {
					instancePath: instancePath + "/lastOrigin",
					schemaPath: "TextOrigin/enum",
					keyword: "enum",
					params: { allowedValues: schema56.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err48];
				else vErrors.push(err48);
				errors++;
			}
			var _valid3 = _errs42 === errors;
			valid8 = valid8 || _valid3;
			if (!valid8) {
				const _errs45 = errors;
				if (data12 !== null) {
					const err49 = {
						instancePath: instancePath + "/lastOrigin",
						schemaPath: "#/properties/lastOrigin/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
				var _valid3 = _errs45 === errors;
				valid8 = valid8 || _valid3;
			}
			if (!valid8) {
				const err50 = {
					instancePath: instancePath + "/lastOrigin",
					schemaPath: "#/properties/lastOrigin/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err50];
				else vErrors.push(err50);
				errors++;
			} else {
				errors = _errs41;
				if (vErrors !== null) {
					if (_errs41) vErrors.length = _errs41;
					else vErrors = null;
				}
			}
		}
		if (data.trashedAt !== void 0) {
			let data13 = data.trashedAt;
			if (typeof data13 !== "string" && data13 !== null) {
				const err51 = {
					instancePath: instancePath + "/trashedAt",
					schemaPath: "#/properties/trashedAt/type",
					keyword: "type",
					params: { type: schema48.properties.trashedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err51];
				else vErrors.push(err51);
				errors++;
			}
			if (typeof data13 === "string") {
				if (!formats2(data13)) {
					const err52 = {
						instancePath: instancePath + "/trashedAt",
						schemaPath: "#/properties/trashedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
			}
		}
		if (data.isTrashedWithProject !== void 0) {
			if (typeof data.isTrashedWithProject !== "boolean") {
				const err53 = {
					instancePath: instancePath + "/isTrashedWithProject",
					schemaPath: "#/properties/isTrashedWithProject/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err53];
				else vErrors.push(err53);
				errors++;
			}
		}
	} else {
		const err54 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err54];
		else vErrors.push(err54);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const schema59 = {
	"type": "string",
	"enum": [
		"paragraph",
		"heading",
		"quote",
		"sceneBreak"
	],
	"$id": "ParagraphType"
};
const schema61 = {
	"type": "string",
	"enum": [
		"strong",
		"emphasis",
		"underline",
		"strike"
	],
	"$id": "Mark"
};
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.text === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" },
				message: "must have required property 'text'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.marks === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "marks" },
				message: "must have required property 'marks'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "text" || key0 === "marks")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.text !== void 0) {
			let data0 = data.text;
			if (typeof data0 === "string") {
				if (func1(data0) > 5e4) {
					const err3 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/maxLength",
						keyword: "maxLength",
						params: { limit: 5e4 },
						message: "must NOT have more than 50000 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.marks !== void 0) {
			let data1 = data.marks;
			if (Array.isArray(data1)) {
				if (data1.length > 4) {
					const err5 = {
						instancePath: instancePath + "/marks",
						schemaPath: "#/properties/marks/maxItems",
						keyword: "maxItems",
						params: { limit: 4 },
						message: "must NOT have more than 4 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1.length <= 4) {
					const len0 = data1.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data2 = data1[i0];
						if (typeof data2 !== "string") {
							const err6 = {
								instancePath: instancePath + "/marks/" + i0,
								schemaPath: "Mark/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (!(data2 === "strong" || data2 === "emphasis" || data2 === "underline" || data2 === "strike")) {
							const err7 = {
								instancePath: instancePath + "/marks/" + i0,
								schemaPath: "Mark/enum",
								keyword: "enum",
								params: { allowedValues: schema61.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/marks",
					schemaPath: "#/properties/marks/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
const func16 = isTextOver;
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.position === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "position" },
				message: "must have required property 'position'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.type === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.content === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.version === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.updatedAt === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.fromNumber === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fromNumber" },
				message: "must have required property 'fromNumber'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "id" || key0 === "position" || key0 === "type" || key0 === "content" || key0 === "version" || key0 === "updatedAt" || key0 === "fromNumber")) {
			const err8 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err9 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if ("paragraph" !== data0) {
				const err10 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "paragraph" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err11 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (!formats0.test(data1)) {
					const err12 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.position !== void 0) {
			if (!validate23(data.position, {
				instancePath: instancePath + "/position",
				parentData: data,
				parentDataProperty: "position",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate23.errors);
				errors = vErrors.length;
			}
		}
		if (data.type !== void 0) {
			let data3 = data.type;
			if (typeof data3 !== "string") {
				const err14 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data3 === "paragraph" || data3 === "heading" || data3 === "quote" || data3 === "sceneBreak")) {
				const err15 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/enum",
					keyword: "enum",
					params: { allowedValues: schema59.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.content !== void 0) {
			let data4 = data.content;
			if (Array.isArray(data4)) {
				if (data4.length > 5e3) {
					const err16 = {
						instancePath: instancePath + "/content",
						schemaPath: "#/properties/content/maxItems",
						keyword: "maxItems",
						params: { limit: 5e3 },
						message: "must NOT have more than 5000 items"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data4.length <= 5e3) {
					const len0 = data4.length;
					for (let i0 = 0; i0 < len0; i0++) if (!validate30(data4[i0], {
						instancePath: instancePath + "/content/" + i0,
						parentData: data4,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = gather(vErrors, validate30.errors);
						errors = vErrors.length;
					}
				}
				if (func16(data4, 5e4)) {
					const err17 = {
						instancePath: instancePath + "/content",
						schemaPath: "#/properties/content/x-max-text",
						keyword: "x-max-text",
						params: {},
						message: "must not hold more text"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/content",
					schemaPath: "#/properties/content/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data6 = data.version;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err19 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 > 2147483646 || isNaN(data6)) {
					const err20 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2147483646
						},
						message: "must be <= 2147483646"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (data6 < 1 || isNaN(data6)) {
					const err21 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		}
		if (data.updatedAt !== void 0) {
			let data7 = data.updatedAt;
			if (typeof data7 === "string") {
				if (!formats2(data7)) {
					const err22 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/updatedAt",
					schemaPath: "#/properties/updatedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.fromNumber !== void 0) {
			let data8 = data.fromNumber;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err24 = {
					instancePath: instancePath + "/fromNumber",
					schemaPath: "#/properties/fromNumber/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 > 1000000001 || isNaN(data8)) {
					const err25 = {
						instancePath: instancePath + "/fromNumber",
						schemaPath: "#/properties/fromNumber/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1000000001
						},
						message: "must be <= 1000000001"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (data8 < 0 || isNaN(data8)) {
					const err26 = {
						instancePath: instancePath + "/fromNumber",
						schemaPath: "#/properties/fromNumber/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
		}
	} else {
		const err27 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err27];
		else vErrors.push(err27);
		errors++;
	}
	validate28.errors = vErrors;
	return errors === 0;
}
const schema62 = {
	"description": "A version of the document's text. Its paragraphs are those of the text with a `fromNumber` of its number at most, and the revisions from their `fromNumber` until before their `untilNumber`.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"id",
		"number",
		"name",
		"reason",
		"sessionId",
		"words",
		"wordsAdded",
		"wordsRemoved",
		"createdAt"
	],
	"properties": {
		"kind": {
			"type": "string",
			"const": "version"
		},
		"id": { "$ref": "Id" },
		"number": {
			"type": "integer",
			"minimum": 1,
			"maximum": 1e9
		},
		"name": {
			"type": ["string", "null"],
			"minLength": 1,
			"maxLength": 100
		},
		"reason": { "$ref": "VersionReason" },
		"sessionId": { "anyOf": [{ "$ref": "Id" }, { "type": "null" }] },
		"words": {
			"type": "integer",
			"minimum": 0,
			"maximum": 2147483647
		},
		"wordsAdded": {
			"type": "integer",
			"minimum": 0,
			"maximum": 2147483647
		},
		"wordsRemoved": {
			"type": "integer",
			"minimum": 0,
			"maximum": 2147483647
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		}
	},
	"$id": "ArchiveVersion"
};
const schema64 = {
	"description": "Why a version was kept: before the first change of a session (`sessionStart`), after ten minutes of writing (`writing`), at the end of a session (`sessionEnd`), before a version was restored (`restore`), text came from a file (`import`), a replacement in the whole text (`replacement`) or a save that removed more than a third of the text (`removal`), as one side of a conflict (`conflict`), or since its writer asked for it (`request`).",
	"type": "string",
	"enum": [
		"sessionStart",
		"writing",
		"sessionEnd",
		"restore",
		"import",
		"replacement",
		"removal",
		"conflict",
		"request"
	],
	"$id": "VersionReason"
};
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.number === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "number" },
				message: "must have required property 'number'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.name === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.reason === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				message: "must have required property 'reason'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.sessionId === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessionId" },
				message: "must have required property 'sessionId'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.words === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.wordsAdded === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "wordsAdded" },
				message: "must have required property 'wordsAdded'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.wordsRemoved === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "wordsRemoved" },
				message: "must have required property 'wordsRemoved'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		for (const key0 in data) if (!func10.call(schema62.properties, key0)) {
			const err10 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err11 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if ("version" !== data0) {
				const err12 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "version" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err13 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!formats0.test(data1)) {
					const err14 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.number !== void 0) {
			let data2 = data.number;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err16 = {
					instancePath: instancePath + "/number",
					schemaPath: "#/properties/number/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 1e9 || isNaN(data2)) {
					const err17 = {
						instancePath: instancePath + "/number",
						schemaPath: "#/properties/number/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data2 < 1 || isNaN(data2)) {
					const err18 = {
						instancePath: instancePath + "/number",
						schemaPath: "#/properties/number/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
		}
		if (data.name !== void 0) {
			let data3 = data.name;
			if (typeof data3 !== "string" && data3 !== null) {
				const err19 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: schema62.properties.name.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			if (typeof data3 === "string") {
				if (func1(data3) > 100) {
					const err20 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (func1(data3) < 1) {
					const err21 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		}
		if (data.reason !== void 0) {
			let data4 = data.reason;
			if (typeof data4 !== "string") {
				const err22 = {
					instancePath: instancePath + "/reason",
					schemaPath: "VersionReason/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (!(data4 === "sessionStart" || data4 === "writing" || data4 === "sessionEnd" || data4 === "restore" || data4 === "import" || data4 === "replacement" || data4 === "removal" || data4 === "conflict" || data4 === "request")) {
				const err23 = {
					instancePath: instancePath + "/reason",
					schemaPath: "VersionReason/enum",
					keyword: "enum",
					params: { allowedValues: schema64.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.sessionId !== void 0) {
			let data5 = data.sessionId;
			const _errs15 = errors;
			let valid3 = false;
			const _errs16 = errors;
			if (typeof data5 === "string") {
				if (!pattern4.test(data5)) {
					const err24 = {
						instancePath: instancePath + "/sessionId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (!formats0.test(data5)) {
					const err25 = {
						instancePath: instancePath + "/sessionId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/sessionId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			var _valid0 = _errs16 === errors;
			valid3 = valid3 || _valid0;
			if (!valid3) {
				const _errs19 = errors;
				if (data5 !== null) {
					const err27 = {
						instancePath: instancePath + "/sessionId",
						schemaPath: "#/properties/sessionId/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				var _valid0 = _errs19 === errors;
				valid3 = valid3 || _valid0;
			}
			if (!valid3) {
				const err28 = {
					instancePath: instancePath + "/sessionId",
					schemaPath: "#/properties/sessionId/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			} else {
				errors = _errs15;
				if (vErrors !== null) {
					if (_errs15) vErrors.length = _errs15;
					else vErrors = null;
				}
			}
		}
		if (data.words !== void 0) {
			let data6 = data.words;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err29 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 > 2147483647 || isNaN(data6)) {
					const err30 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2147483647
						},
						message: "must be <= 2147483647"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
				if (data6 < 0 || isNaN(data6)) {
					const err31 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			}
		}
		if (data.wordsAdded !== void 0) {
			let data7 = data.wordsAdded;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err32 = {
					instancePath: instancePath + "/wordsAdded",
					schemaPath: "#/properties/wordsAdded/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 > 2147483647 || isNaN(data7)) {
					const err33 = {
						instancePath: instancePath + "/wordsAdded",
						schemaPath: "#/properties/wordsAdded/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2147483647
						},
						message: "must be <= 2147483647"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
				if (data7 < 0 || isNaN(data7)) {
					const err34 = {
						instancePath: instancePath + "/wordsAdded",
						schemaPath: "#/properties/wordsAdded/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
		}
		if (data.wordsRemoved !== void 0) {
			let data8 = data.wordsRemoved;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err35 = {
					instancePath: instancePath + "/wordsRemoved",
					schemaPath: "#/properties/wordsRemoved/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 > 2147483647 || isNaN(data8)) {
					const err36 = {
						instancePath: instancePath + "/wordsRemoved",
						schemaPath: "#/properties/wordsRemoved/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2147483647
						},
						message: "must be <= 2147483647"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
				if (data8 < 0 || isNaN(data8)) {
					const err37 = {
						instancePath: instancePath + "/wordsRemoved",
						schemaPath: "#/properties/wordsRemoved/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			}
		}
		if (data.createdAt !== void 0) {
			let data9 = data.createdAt;
			if (typeof data9 === "string") {
				if (!formats2(data9)) {
					const err38 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
			} else {
				const err39 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
	} else {
		const err40 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err40];
		else vErrors.push(err40);
		errors++;
	}
	validate32.errors = vErrors;
	return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.paragraphId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphId" },
				message: "must have required property 'paragraphId'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.fromNumber === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fromNumber" },
				message: "must have required property 'fromNumber'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.untilNumber === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "untilNumber" },
				message: "must have required property 'untilNumber'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.position === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "position" },
				message: "must have required property 'position'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.type === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.content === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "paragraphId" || key0 === "fromNumber" || key0 === "untilNumber" || key0 === "position" || key0 === "type" || key0 === "content")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err8 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if ("revision" !== data0) {
				const err9 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "revision" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.paragraphId !== void 0) {
			let data1 = data.paragraphId;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err10 = {
						instancePath: instancePath + "/paragraphId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!formats0.test(data1)) {
					const err11 = {
						instancePath: instancePath + "/paragraphId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/paragraphId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.fromNumber !== void 0) {
			let data2 = data.fromNumber;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err13 = {
					instancePath: instancePath + "/fromNumber",
					schemaPath: "#/properties/fromNumber/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 1e9 || isNaN(data2)) {
					const err14 = {
						instancePath: instancePath + "/fromNumber",
						schemaPath: "#/properties/fromNumber/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data2 < 0 || isNaN(data2)) {
					const err15 = {
						instancePath: instancePath + "/fromNumber",
						schemaPath: "#/properties/fromNumber/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.untilNumber !== void 0) {
			let data3 = data.untilNumber;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err16 = {
					instancePath: instancePath + "/untilNumber",
					schemaPath: "#/properties/untilNumber/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 > 1000000001 || isNaN(data3)) {
					const err17 = {
						instancePath: instancePath + "/untilNumber",
						schemaPath: "#/properties/untilNumber/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1000000001
						},
						message: "must be <= 1000000001"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data3 < 1 || isNaN(data3)) {
					const err18 = {
						instancePath: instancePath + "/untilNumber",
						schemaPath: "#/properties/untilNumber/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
		}
		if (data.position !== void 0) {
			if (!validate23(data.position, {
				instancePath: instancePath + "/position",
				parentData: data,
				parentDataProperty: "position",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate23.errors);
				errors = vErrors.length;
			}
		}
		if (data.type !== void 0) {
			let data5 = data.type;
			if (typeof data5 !== "string") {
				const err19 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			if (!(data5 === "paragraph" || data5 === "heading" || data5 === "quote" || data5 === "sceneBreak")) {
				const err20 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/enum",
					keyword: "enum",
					params: { allowedValues: schema59.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.content !== void 0) {
			let data6 = data.content;
			if (Array.isArray(data6)) {
				if (data6.length > 5e3) {
					const err21 = {
						instancePath: instancePath + "/content",
						schemaPath: "#/properties/content/maxItems",
						keyword: "maxItems",
						params: { limit: 5e3 },
						message: "must NOT have more than 5000 items"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (data6.length <= 5e3) {
					const len0 = data6.length;
					for (let i0 = 0; i0 < len0; i0++) if (!validate30(data6[i0], {
						instancePath: instancePath + "/content/" + i0,
						parentData: data6,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = gather(vErrors, validate30.errors);
						errors = vErrors.length;
					}
				}
				if (func16(data6, 5e4)) {
					const err22 = {
						instancePath: instancePath + "/content",
						schemaPath: "#/properties/content/x-max-text",
						keyword: "x-max-text",
						params: {},
						message: "must not hold more text"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/content",
					schemaPath: "#/properties/content/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
	} else {
		const err24 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err24];
		else vErrors.push(err24);
		errors++;
	}
	validate33.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "document") {
				if (!validate22(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate22.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "paragraph") {
				if (!validate28(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate28.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "version") {
				if (!validate32(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate32.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "revision") {
				if (!validate33(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate33.errors);
					errors = vErrors.length;
				}
			} else {
				const err0 = {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "kind",
						tagValue: tag0
					},
					message: "value of tag \"kind\" must be in oneOf"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		} else {
			const err1 = {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "kind",
					tagValue: tag0
				},
				message: "tag \"kind\" must be string"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
const archiveSessionLine = validate40;
const schema70 = {
	"description": "A writing session with its figures, without its words.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"id",
		"status",
		"title",
		"comment",
		"sentiment",
		"visibility",
		"projectId",
		"documentId",
		"timeZone",
		"localDate",
		"startedAt",
		"pausedAt",
		"resumedAt",
		"lastWrittenAt",
		"endedAt",
		"publishedAt",
		"pausedMilliseconds",
		"idleMilliseconds",
		"words",
		"wordsRemoved",
		"paragraphs"
	],
	"properties": {
		"kind": {
			"type": "string",
			"const": "session"
		},
		"id": { "$ref": "Id" },
		"status": { "$ref": "WritingSessionStatus" },
		"title": {
			"type": ["string", "null"],
			"minLength": 1,
			"maxLength": 200
		},
		"comment": {
			"type": ["string", "null"],
			"minLength": 1,
			"maxLength": 2e3
		},
		"sentiment": { "$ref": "Sentiment" },
		"visibility": { "$ref": "Visibility" },
		"projectId": {
			"description": "Where it started, in the trash as well; null where nothing was named, or that is gone.",
			"anyOf": [{ "$ref": "Id" }, { "type": "null" }]
		},
		"documentId": { "anyOf": [{ "$ref": "Id" }, { "type": "null" }] },
		"timeZone": { "$ref": "TimeZone" },
		"localDate": { "$ref": "LocalDate" },
		"startedAt": {
			"type": "string",
			"format": "date-time"
		},
		"pausedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"resumedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"lastWrittenAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"endedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"publishedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"pausedMilliseconds": {
			"description": "Of the pauses that are over.",
			"type": "integer",
			"minimum": 0,
			"maximum": 9007199254740991
		},
		"idleMilliseconds": {
			"type": "integer",
			"minimum": 0,
			"maximum": 9007199254740991
		},
		"words": {
			"type": "integer",
			"minimum": 0,
			"maximum": 2147483647
		},
		"wordsRemoved": {
			"type": "integer",
			"minimum": 0,
			"maximum": 2147483647
		},
		"paragraphs": {
			"type": "integer",
			"minimum": 0,
			"maximum": 2147483647
		}
	},
	"$id": "ArchiveSession"
};
const schema72 = {
	"type": "string",
	"enum": [
		"active",
		"paused",
		"ended",
		"draft",
		"published",
		"discarded"
	],
	"$id": "WritingSessionStatus"
};
const schema73 = {
	"type": "string",
	"enum": [
		"none",
		"positive",
		"neutral",
		"negative"
	],
	"$id": "Sentiment"
};
const schema74 = {
	"type": "string",
	"enum": [
		"private",
		"team",
		"public"
	],
	"$id": "Visibility"
};
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.title === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.comment === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "comment" },
				message: "must have required property 'comment'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.sentiment === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sentiment" },
				message: "must have required property 'sentiment'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.visibility === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "visibility" },
				message: "must have required property 'visibility'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.projectId === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.documentId === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.timeZone === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timeZone" },
				message: "must have required property 'timeZone'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.localDate === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "localDate" },
				message: "must have required property 'localDate'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.startedAt === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "startedAt" },
				message: "must have required property 'startedAt'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.pausedAt === void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pausedAt" },
				message: "must have required property 'pausedAt'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.resumedAt === void 0) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resumedAt" },
				message: "must have required property 'resumedAt'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.lastWrittenAt === void 0) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lastWrittenAt" },
				message: "must have required property 'lastWrittenAt'"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.endedAt === void 0) {
			const err15 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "endedAt" },
				message: "must have required property 'endedAt'"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.publishedAt === void 0) {
			const err16 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publishedAt" },
				message: "must have required property 'publishedAt'"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.pausedMilliseconds === void 0) {
			const err17 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pausedMilliseconds" },
				message: "must have required property 'pausedMilliseconds'"
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.idleMilliseconds === void 0) {
			const err18 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "idleMilliseconds" },
				message: "must have required property 'idleMilliseconds'"
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
		if (data.words === void 0) {
			const err19 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
		if (data.wordsRemoved === void 0) {
			const err20 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "wordsRemoved" },
				message: "must have required property 'wordsRemoved'"
			};
			if (vErrors === null) vErrors = [err20];
			else vErrors.push(err20);
			errors++;
		}
		if (data.paragraphs === void 0) {
			const err21 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphs" },
				message: "must have required property 'paragraphs'"
			};
			if (vErrors === null) vErrors = [err21];
			else vErrors.push(err21);
			errors++;
		}
		for (const key0 in data) if (!func10.call(schema70.properties, key0)) {
			const err22 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err22];
			else vErrors.push(err22);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err23 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			if ("session" !== data0) {
				const err24 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "session" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err25 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (!formats0.test(data1)) {
					const err26 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (typeof data2 !== "string") {
				const err28 = {
					instancePath: instancePath + "/status",
					schemaPath: "WritingSessionStatus/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			if (!(data2 === "active" || data2 === "paused" || data2 === "ended" || data2 === "draft" || data2 === "published" || data2 === "discarded")) {
				const err29 = {
					instancePath: instancePath + "/status",
					schemaPath: "WritingSessionStatus/enum",
					keyword: "enum",
					params: { allowedValues: schema72.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data3 = data.title;
			if (typeof data3 !== "string" && data3 !== null) {
				const err30 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: schema70.properties.title.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
			if (typeof data3 === "string") {
				if (func1(data3) > 200) {
					const err31 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				if (func1(data3) < 1) {
					const err32 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
		}
		if (data.comment !== void 0) {
			let data4 = data.comment;
			if (typeof data4 !== "string" && data4 !== null) {
				const err33 = {
					instancePath: instancePath + "/comment",
					schemaPath: "#/properties/comment/type",
					keyword: "type",
					params: { type: schema70.properties.comment.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
			if (typeof data4 === "string") {
				if (func1(data4) > 2e3) {
					const err34 = {
						instancePath: instancePath + "/comment",
						schemaPath: "#/properties/comment/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				if (func1(data4) < 1) {
					const err35 = {
						instancePath: instancePath + "/comment",
						schemaPath: "#/properties/comment/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			}
		}
		if (data.sentiment !== void 0) {
			let data5 = data.sentiment;
			if (typeof data5 !== "string") {
				const err36 = {
					instancePath: instancePath + "/sentiment",
					schemaPath: "Sentiment/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
			if (!(data5 === "none" || data5 === "positive" || data5 === "neutral" || data5 === "negative")) {
				const err37 = {
					instancePath: instancePath + "/sentiment",
					schemaPath: "Sentiment/enum",
					keyword: "enum",
					params: { allowedValues: schema73.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.visibility !== void 0) {
			let data6 = data.visibility;
			if (typeof data6 !== "string") {
				const err38 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
			if (!(data6 === "private" || data6 === "team" || data6 === "public")) {
				const err39 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/enum",
					keyword: "enum",
					params: { allowedValues: schema74.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
		if (data.projectId !== void 0) {
			let data7 = data.projectId;
			const _errs21 = errors;
			let valid5 = false;
			const _errs22 = errors;
			if (typeof data7 === "string") {
				if (!pattern4.test(data7)) {
					const err40 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
				if (!formats0.test(data7)) {
					const err41 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
			} else {
				const err42 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err42];
				else vErrors.push(err42);
				errors++;
			}
			var _valid0 = _errs22 === errors;
			valid5 = valid5 || _valid0;
			if (!valid5) {
				const _errs25 = errors;
				if (data7 !== null) {
					const err43 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "#/properties/projectId/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
				var _valid0 = _errs25 === errors;
				valid5 = valid5 || _valid0;
			}
			if (!valid5) {
				const err44 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "#/properties/projectId/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err44];
				else vErrors.push(err44);
				errors++;
			} else {
				errors = _errs21;
				if (vErrors !== null) {
					if (_errs21) vErrors.length = _errs21;
					else vErrors = null;
				}
			}
		}
		if (data.documentId !== void 0) {
			let data8 = data.documentId;
			const _errs28 = errors;
			let valid7 = false;
			const _errs29 = errors;
			if (typeof data8 === "string") {
				if (!pattern4.test(data8)) {
					const err45 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
				if (!formats0.test(data8)) {
					const err46 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			} else {
				const err47 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err47];
				else vErrors.push(err47);
				errors++;
			}
			var _valid1 = _errs29 === errors;
			valid7 = valid7 || _valid1;
			if (!valid7) {
				const _errs32 = errors;
				if (data8 !== null) {
					const err48 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "#/properties/documentId/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
				var _valid1 = _errs32 === errors;
				valid7 = valid7 || _valid1;
			}
			if (!valid7) {
				const err49 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "#/properties/documentId/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err49];
				else vErrors.push(err49);
				errors++;
			} else {
				errors = _errs28;
				if (vErrors !== null) {
					if (_errs28) vErrors.length = _errs28;
					else vErrors = null;
				}
			}
		}
		if (data.timeZone !== void 0) {
			if (!validate17(data.timeZone, {
				instancePath: instancePath + "/timeZone",
				parentData: data,
				parentDataProperty: "timeZone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate17.errors);
				errors = vErrors.length;
			}
		}
		if (data.localDate !== void 0) {
			let data10 = data.localDate;
			if (typeof data10 === "string") {
				if (!pattern5.test(data10)) {
					const err50 = {
						instancePath: instancePath + "/localDate",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
				if (!formats6.validate(data10)) {
					const err51 = {
						instancePath: instancePath + "/localDate",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
			} else {
				const err52 = {
					instancePath: instancePath + "/localDate",
					schemaPath: "LocalDate/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err52];
				else vErrors.push(err52);
				errors++;
			}
		}
		if (data.startedAt !== void 0) {
			let data11 = data.startedAt;
			if (typeof data11 === "string") {
				if (!formats2(data11)) {
					const err53 = {
						instancePath: instancePath + "/startedAt",
						schemaPath: "#/properties/startedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err53];
					else vErrors.push(err53);
					errors++;
				}
			} else {
				const err54 = {
					instancePath: instancePath + "/startedAt",
					schemaPath: "#/properties/startedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err54];
				else vErrors.push(err54);
				errors++;
			}
		}
		if (data.pausedAt !== void 0) {
			let data12 = data.pausedAt;
			if (typeof data12 !== "string" && data12 !== null) {
				const err55 = {
					instancePath: instancePath + "/pausedAt",
					schemaPath: "#/properties/pausedAt/type",
					keyword: "type",
					params: { type: schema70.properties.pausedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err55];
				else vErrors.push(err55);
				errors++;
			}
			if (typeof data12 === "string") {
				if (!formats2(data12)) {
					const err56 = {
						instancePath: instancePath + "/pausedAt",
						schemaPath: "#/properties/pausedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err56];
					else vErrors.push(err56);
					errors++;
				}
			}
		}
		if (data.resumedAt !== void 0) {
			let data13 = data.resumedAt;
			if (typeof data13 !== "string" && data13 !== null) {
				const err57 = {
					instancePath: instancePath + "/resumedAt",
					schemaPath: "#/properties/resumedAt/type",
					keyword: "type",
					params: { type: schema70.properties.resumedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err57];
				else vErrors.push(err57);
				errors++;
			}
			if (typeof data13 === "string") {
				if (!formats2(data13)) {
					const err58 = {
						instancePath: instancePath + "/resumedAt",
						schemaPath: "#/properties/resumedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
			}
		}
		if (data.lastWrittenAt !== void 0) {
			let data14 = data.lastWrittenAt;
			if (typeof data14 !== "string" && data14 !== null) {
				const err59 = {
					instancePath: instancePath + "/lastWrittenAt",
					schemaPath: "#/properties/lastWrittenAt/type",
					keyword: "type",
					params: { type: schema70.properties.lastWrittenAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err59];
				else vErrors.push(err59);
				errors++;
			}
			if (typeof data14 === "string") {
				if (!formats2(data14)) {
					const err60 = {
						instancePath: instancePath + "/lastWrittenAt",
						schemaPath: "#/properties/lastWrittenAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err60];
					else vErrors.push(err60);
					errors++;
				}
			}
		}
		if (data.endedAt !== void 0) {
			let data15 = data.endedAt;
			if (typeof data15 !== "string" && data15 !== null) {
				const err61 = {
					instancePath: instancePath + "/endedAt",
					schemaPath: "#/properties/endedAt/type",
					keyword: "type",
					params: { type: schema70.properties.endedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err61];
				else vErrors.push(err61);
				errors++;
			}
			if (typeof data15 === "string") {
				if (!formats2(data15)) {
					const err62 = {
						instancePath: instancePath + "/endedAt",
						schemaPath: "#/properties/endedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err62];
					else vErrors.push(err62);
					errors++;
				}
			}
		}
		if (data.publishedAt !== void 0) {
			let data16 = data.publishedAt;
			if (typeof data16 !== "string" && data16 !== null) {
				const err63 = {
					instancePath: instancePath + "/publishedAt",
					schemaPath: "#/properties/publishedAt/type",
					keyword: "type",
					params: { type: schema70.properties.publishedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err63];
				else vErrors.push(err63);
				errors++;
			}
			if (typeof data16 === "string") {
				if (!formats2(data16)) {
					const err64 = {
						instancePath: instancePath + "/publishedAt",
						schemaPath: "#/properties/publishedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err64];
					else vErrors.push(err64);
					errors++;
				}
			}
		}
		if (data.pausedMilliseconds !== void 0) {
			let data17 = data.pausedMilliseconds;
			if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
				const err65 = {
					instancePath: instancePath + "/pausedMilliseconds",
					schemaPath: "#/properties/pausedMilliseconds/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err65];
				else vErrors.push(err65);
				errors++;
			}
			if (typeof data17 == "number" && isFinite(data17)) {
				if (data17 > 9007199254740991 || isNaN(data17)) {
					const err66 = {
						instancePath: instancePath + "/pausedMilliseconds",
						schemaPath: "#/properties/pausedMilliseconds/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err66];
					else vErrors.push(err66);
					errors++;
				}
				if (data17 < 0 || isNaN(data17)) {
					const err67 = {
						instancePath: instancePath + "/pausedMilliseconds",
						schemaPath: "#/properties/pausedMilliseconds/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err67];
					else vErrors.push(err67);
					errors++;
				}
			}
		}
		if (data.idleMilliseconds !== void 0) {
			let data18 = data.idleMilliseconds;
			if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
				const err68 = {
					instancePath: instancePath + "/idleMilliseconds",
					schemaPath: "#/properties/idleMilliseconds/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err68];
				else vErrors.push(err68);
				errors++;
			}
			if (typeof data18 == "number" && isFinite(data18)) {
				if (data18 > 9007199254740991 || isNaN(data18)) {
					const err69 = {
						instancePath: instancePath + "/idleMilliseconds",
						schemaPath: "#/properties/idleMilliseconds/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err69];
					else vErrors.push(err69);
					errors++;
				}
				if (data18 < 0 || isNaN(data18)) {
					const err70 = {
						instancePath: instancePath + "/idleMilliseconds",
						schemaPath: "#/properties/idleMilliseconds/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err70];
					else vErrors.push(err70);
					errors++;
				}
			}
		}
		if (data.words !== void 0) {
			let data19 = data.words;
			if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
				const err71 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err71];
				else vErrors.push(err71);
				errors++;
			}
			if (typeof data19 == "number" && isFinite(data19)) {
				if (data19 > 2147483647 || isNaN(data19)) {
					const err72 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2147483647
						},
						message: "must be <= 2147483647"
					};
					if (vErrors === null) vErrors = [err72];
					else vErrors.push(err72);
					errors++;
				}
				if (data19 < 0 || isNaN(data19)) {
					const err73 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err73];
					else vErrors.push(err73);
					errors++;
				}
			}
		}
		if (data.wordsRemoved !== void 0) {
			let data20 = data.wordsRemoved;
			if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
				const err74 = {
					instancePath: instancePath + "/wordsRemoved",
					schemaPath: "#/properties/wordsRemoved/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err74];
				else vErrors.push(err74);
				errors++;
			}
			if (typeof data20 == "number" && isFinite(data20)) {
				if (data20 > 2147483647 || isNaN(data20)) {
					const err75 = {
						instancePath: instancePath + "/wordsRemoved",
						schemaPath: "#/properties/wordsRemoved/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2147483647
						},
						message: "must be <= 2147483647"
					};
					if (vErrors === null) vErrors = [err75];
					else vErrors.push(err75);
					errors++;
				}
				if (data20 < 0 || isNaN(data20)) {
					const err76 = {
						instancePath: instancePath + "/wordsRemoved",
						schemaPath: "#/properties/wordsRemoved/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err76];
					else vErrors.push(err76);
					errors++;
				}
			}
		}
		if (data.paragraphs !== void 0) {
			let data21 = data.paragraphs;
			if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
				const err77 = {
					instancePath: instancePath + "/paragraphs",
					schemaPath: "#/properties/paragraphs/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err77];
				else vErrors.push(err77);
				errors++;
			}
			if (typeof data21 == "number" && isFinite(data21)) {
				if (data21 > 2147483647 || isNaN(data21)) {
					const err78 = {
						instancePath: instancePath + "/paragraphs",
						schemaPath: "#/properties/paragraphs/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2147483647
						},
						message: "must be <= 2147483647"
					};
					if (vErrors === null) vErrors = [err78];
					else vErrors.push(err78);
					errors++;
				}
				if (data21 < 0 || isNaN(data21)) {
					const err79 = {
						instancePath: instancePath + "/paragraphs",
						schemaPath: "#/properties/paragraphs/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err79];
					else vErrors.push(err79);
					errors++;
				}
			}
		}
	} else {
		const err80 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err80];
		else vErrors.push(err80);
		errors++;
	}
	validate41.errors = vErrors;
	return errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.documentId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.paragraphId === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphId" },
				message: "must have required property 'paragraphId'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.baseline === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "baseline" },
				message: "must have required property 'baseline'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.added === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "added" },
				message: "must have required property 'added'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.removed === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "removed" },
				message: "must have required property 'removed'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.copied === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "copied" },
				message: "must have required property 'copied'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.copiedFrom === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "copiedFrom" },
				message: "must have required property 'copiedFrom'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "documentId" || key0 === "paragraphId" || key0 === "baseline" || key0 === "added" || key0 === "removed" || key0 === "copied" || key0 === "copiedFrom")) {
			const err8 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err9 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if ("words" !== data0) {
				const err10 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "words" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err11 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (!formats0.test(data1)) {
					const err12 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.paragraphId !== void 0) {
			let data2 = data.paragraphId;
			if (typeof data2 === "string") {
				if (!pattern4.test(data2)) {
					const err14 = {
						instancePath: instancePath + "/paragraphId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (!formats0.test(data2)) {
					const err15 = {
						instancePath: instancePath + "/paragraphId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/paragraphId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.baseline !== void 0) {
			let data3 = data.baseline;
			if (Array.isArray(data3)) {
				if (data3.length > 5e4) {
					const err17 = {
						instancePath: instancePath + "/baseline",
						schemaPath: "#/properties/baseline/maxItems",
						keyword: "maxItems",
						params: { limit: 5e4 },
						message: "must NOT have more than 50000 items"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data3.length <= 5e4) {
					const len0 = data3.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data4 = data3[i0];
						if (typeof data4 === "string") {
							if (func1(data4) > 5e4) {
								const err18 = {
									instancePath: instancePath + "/baseline/" + i0,
									schemaPath: "#/properties/baseline/items/maxLength",
									keyword: "maxLength",
									params: { limit: 5e4 },
									message: "must NOT have more than 50000 characters"
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						} else {
							const err19 = {
								instancePath: instancePath + "/baseline/" + i0,
								schemaPath: "#/properties/baseline/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					}
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/baseline",
					schemaPath: "#/properties/baseline/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.added !== void 0) {
			let data5 = data.added;
			if (Array.isArray(data5)) {
				if (data5.length > 5e4) {
					const err21 = {
						instancePath: instancePath + "/added",
						schemaPath: "#/properties/added/maxItems",
						keyword: "maxItems",
						params: { limit: 5e4 },
						message: "must NOT have more than 50000 items"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (data5.length <= 5e4) {
					const len1 = data5.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data6 = data5[i1];
						if (typeof data6 === "string") {
							if (func1(data6) > 5e4) {
								const err22 = {
									instancePath: instancePath + "/added/" + i1,
									schemaPath: "#/properties/added/items/maxLength",
									keyword: "maxLength",
									params: { limit: 5e4 },
									message: "must NOT have more than 50000 characters"
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
						} else {
							const err23 = {
								instancePath: instancePath + "/added/" + i1,
								schemaPath: "#/properties/added/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					}
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/added",
					schemaPath: "#/properties/added/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.removed !== void 0) {
			let data7 = data.removed;
			if (Array.isArray(data7)) {
				if (data7.length > 5e4) {
					const err25 = {
						instancePath: instancePath + "/removed",
						schemaPath: "#/properties/removed/maxItems",
						keyword: "maxItems",
						params: { limit: 5e4 },
						message: "must NOT have more than 50000 items"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (data7.length <= 5e4) {
					const len2 = data7.length;
					for (let i2 = 0; i2 < len2; i2++) {
						let data8 = data7[i2];
						if (typeof data8 === "string") {
							if (func1(data8) > 5e4) {
								const err26 = {
									instancePath: instancePath + "/removed/" + i2,
									schemaPath: "#/properties/removed/items/maxLength",
									keyword: "maxLength",
									params: { limit: 5e4 },
									message: "must NOT have more than 50000 characters"
								};
								if (vErrors === null) vErrors = [err26];
								else vErrors.push(err26);
								errors++;
							}
						} else {
							const err27 = {
								instancePath: instancePath + "/removed/" + i2,
								schemaPath: "#/properties/removed/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					}
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/removed",
					schemaPath: "#/properties/removed/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.copied !== void 0) {
			let data9 = data.copied;
			if (Array.isArray(data9)) {
				if (data9.length > 5e4) {
					const err29 = {
						instancePath: instancePath + "/copied",
						schemaPath: "#/properties/copied/maxItems",
						keyword: "maxItems",
						params: { limit: 5e4 },
						message: "must NOT have more than 50000 items"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				if (data9.length <= 5e4) {
					const len3 = data9.length;
					for (let i3 = 0; i3 < len3; i3++) {
						let data10 = data9[i3];
						if (typeof data10 === "string") {
							if (func1(data10) > 5e4) {
								const err30 = {
									instancePath: instancePath + "/copied/" + i3,
									schemaPath: "#/properties/copied/items/maxLength",
									keyword: "maxLength",
									params: { limit: 5e4 },
									message: "must NOT have more than 50000 characters"
								};
								if (vErrors === null) vErrors = [err30];
								else vErrors.push(err30);
								errors++;
							}
						} else {
							const err31 = {
								instancePath: instancePath + "/copied/" + i3,
								schemaPath: "#/properties/copied/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					}
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/copied",
					schemaPath: "#/properties/copied/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.copiedFrom !== void 0) {
			let data11 = data.copiedFrom;
			if (Array.isArray(data11)) {
				if (data11.length > 5e4) {
					const err33 = {
						instancePath: instancePath + "/copiedFrom",
						schemaPath: "#/properties/copiedFrom/maxItems",
						keyword: "maxItems",
						params: { limit: 5e4 },
						message: "must NOT have more than 50000 items"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
				if (data11.length <= 5e4) {
					const len4 = data11.length;
					for (let i4 = 0; i4 < len4; i4++) {
						let data12 = data11[i4];
						if (typeof data12 === "string") {
							if (!pattern4.test(data12)) {
								const err34 = {
									instancePath: instancePath + "/copiedFrom/" + i4,
									schemaPath: "Id/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
									message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
							}
							if (!formats0.test(data12)) {
								const err35 = {
									instancePath: instancePath + "/copiedFrom/" + i4,
									schemaPath: "Id/format",
									keyword: "format",
									params: { format: "uuid" },
									message: "must match format \"uuid\""
								};
								if (vErrors === null) vErrors = [err35];
								else vErrors.push(err35);
								errors++;
							}
						} else {
							const err36 = {
								instancePath: instancePath + "/copiedFrom/" + i4,
								schemaPath: "Id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
					}
				}
			} else {
				const err37 = {
					instancePath: instancePath + "/copiedFrom",
					schemaPath: "#/properties/copiedFrom/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
	} else {
		const err38 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err38];
		else vErrors.push(err38);
		errors++;
	}
	validate43.errors = vErrors;
	return errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.documentId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.paragraphId === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphId" },
				message: "must have required property 'paragraphId'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.layer === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "layer" },
				message: "must have required property 'layer'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.added === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "added" },
				message: "must have required property 'added'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.removed === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "removed" },
				message: "must have required property 'removed'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "documentId" || key0 === "paragraphId" || key0 === "layer" || key0 === "added" || key0 === "removed")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err7 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if ("carried" !== data0) {
				const err8 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "carried" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err9 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!formats0.test(data1)) {
					const err10 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.paragraphId !== void 0) {
			let data2 = data.paragraphId;
			if (typeof data2 === "string") {
				if (!pattern4.test(data2)) {
					const err12 = {
						instancePath: instancePath + "/paragraphId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!formats0.test(data2)) {
					const err13 = {
						instancePath: instancePath + "/paragraphId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/paragraphId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.layer !== void 0) {
			let data3 = data.layer;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err15 = {
					instancePath: instancePath + "/layer",
					schemaPath: "#/properties/layer/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 > 1e9 || isNaN(data3)) {
					const err16 = {
						instancePath: instancePath + "/layer",
						schemaPath: "#/properties/layer/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data3 < 1 || isNaN(data3)) {
					const err17 = {
						instancePath: instancePath + "/layer",
						schemaPath: "#/properties/layer/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
		}
		if (data.added !== void 0) {
			let data4 = data.added;
			if (Array.isArray(data4)) {
				if (data4.length > 5e4) {
					const err18 = {
						instancePath: instancePath + "/added",
						schemaPath: "#/properties/added/maxItems",
						keyword: "maxItems",
						params: { limit: 5e4 },
						message: "must NOT have more than 50000 items"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (data4.length <= 5e4) {
					const len0 = data4.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data5 = data4[i0];
						if (typeof data5 === "string") {
							if (func1(data5) > 5e4) {
								const err19 = {
									instancePath: instancePath + "/added/" + i0,
									schemaPath: "#/properties/added/items/maxLength",
									keyword: "maxLength",
									params: { limit: 5e4 },
									message: "must NOT have more than 50000 characters"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						} else {
							const err20 = {
								instancePath: instancePath + "/added/" + i0,
								schemaPath: "#/properties/added/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/added",
					schemaPath: "#/properties/added/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.removed !== void 0) {
			let data6 = data.removed;
			if (Array.isArray(data6)) {
				if (data6.length > 5e4) {
					const err22 = {
						instancePath: instancePath + "/removed",
						schemaPath: "#/properties/removed/maxItems",
						keyword: "maxItems",
						params: { limit: 5e4 },
						message: "must NOT have more than 50000 items"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data6.length <= 5e4) {
					const len1 = data6.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data7 = data6[i1];
						if (typeof data7 === "string") {
							if (func1(data7) > 5e4) {
								const err23 = {
									instancePath: instancePath + "/removed/" + i1,
									schemaPath: "#/properties/removed/items/maxLength",
									keyword: "maxLength",
									params: { limit: 5e4 },
									message: "must NOT have more than 50000 characters"
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						} else {
							const err24 = {
								instancePath: instancePath + "/removed/" + i1,
								schemaPath: "#/properties/removed/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/removed",
					schemaPath: "#/properties/removed/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
	} else {
		const err26 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err26];
		else vErrors.push(err26);
		errors++;
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const schema85 = {
	"description": "A paragraph as it was when the session was last published.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"documentId",
		"documentTitle",
		"language",
		"section",
		"paragraphId",
		"position",
		"type",
		"content"
	],
	"properties": {
		"kind": {
			"type": "string",
			"const": "published"
		},
		"documentId": { "$ref": "Id" },
		"documentTitle": {
			"type": ["string", "null"],
			"minLength": 1,
			"maxLength": 200
		},
		"language": { "$ref": "Language" },
		"section": {
			"description": "The place of the document among those of the copy.",
			"type": "integer",
			"minimum": 0,
			"maximum": 1e9
		},
		"paragraphId": { "$ref": "Id" },
		"position": { "$ref": "ParagraphPosition" },
		"type": { "$ref": "ParagraphType" },
		"content": {
			"type": "array",
			"maxItems": 5e3,
			"x-max-text": 5e4,
			"items": { "$ref": "Run" }
		}
	},
	"$id": "ArchivePublishedParagraph"
};
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.documentId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.documentTitle === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentTitle" },
				message: "must have required property 'documentTitle'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.language === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.section === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "section" },
				message: "must have required property 'section'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.paragraphId === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphId" },
				message: "must have required property 'paragraphId'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.position === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "position" },
				message: "must have required property 'position'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.type === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.content === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!func10.call(schema85.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err10 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if ("published" !== data0) {
				const err11 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "published" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err12 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!formats0.test(data1)) {
					const err13 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.documentTitle !== void 0) {
			let data2 = data.documentTitle;
			if (typeof data2 !== "string" && data2 !== null) {
				const err15 = {
					instancePath: instancePath + "/documentTitle",
					schemaPath: "#/properties/documentTitle/type",
					keyword: "type",
					params: { type: schema85.properties.documentTitle.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) > 200) {
					const err16 = {
						instancePath: instancePath + "/documentTitle",
						schemaPath: "#/properties/documentTitle/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (func1(data2) < 1) {
					const err17 = {
						instancePath: instancePath + "/documentTitle",
						schemaPath: "#/properties/documentTitle/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
		}
		if (data.language !== void 0) {
			let data3 = data.language;
			if (typeof data3 !== "string") {
				const err18 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (!(data3 === "fr" || data3 === "en")) {
				const err19 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.section !== void 0) {
			let data4 = data.section;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err20 = {
					instancePath: instancePath + "/section",
					schemaPath: "#/properties/section/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 > 1e9 || isNaN(data4)) {
					const err21 = {
						instancePath: instancePath + "/section",
						schemaPath: "#/properties/section/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (data4 < 0 || isNaN(data4)) {
					const err22 = {
						instancePath: instancePath + "/section",
						schemaPath: "#/properties/section/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
		}
		if (data.paragraphId !== void 0) {
			let data5 = data.paragraphId;
			if (typeof data5 === "string") {
				if (!pattern4.test(data5)) {
					const err23 = {
						instancePath: instancePath + "/paragraphId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (!formats0.test(data5)) {
					const err24 = {
						instancePath: instancePath + "/paragraphId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/paragraphId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.position !== void 0) {
			if (!validate23(data.position, {
				instancePath: instancePath + "/position",
				parentData: data,
				parentDataProperty: "position",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate23.errors);
				errors = vErrors.length;
			}
		}
		if (data.type !== void 0) {
			let data7 = data.type;
			if (typeof data7 !== "string") {
				const err26 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			if (!(data7 === "paragraph" || data7 === "heading" || data7 === "quote" || data7 === "sceneBreak")) {
				const err27 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/enum",
					keyword: "enum",
					params: { allowedValues: schema59.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.content !== void 0) {
			let data8 = data.content;
			if (Array.isArray(data8)) {
				if (data8.length > 5e3) {
					const err28 = {
						instancePath: instancePath + "/content",
						schemaPath: "#/properties/content/maxItems",
						keyword: "maxItems",
						params: { limit: 5e3 },
						message: "must NOT have more than 5000 items"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (data8.length <= 5e3) {
					const len0 = data8.length;
					for (let i0 = 0; i0 < len0; i0++) if (!validate30(data8[i0], {
						instancePath: instancePath + "/content/" + i0,
						parentData: data8,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = gather(vErrors, validate30.errors);
						errors = vErrors.length;
					}
				}
				if (func16(data8, 5e4)) {
					const err29 = {
						instancePath: instancePath + "/content",
						schemaPath: "#/properties/content/x-max-text",
						keyword: "x-max-text",
						params: {},
						message: "must not hold more text"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/content",
					schemaPath: "#/properties/content/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
	} else {
		const err31 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err31];
		else vErrors.push(err31);
		errors++;
	}
	validate45.errors = vErrors;
	return errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "session") {
				if (!validate41(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate41.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "words") {
				if (!validate43(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate43.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "carried") {
				if (!validate44(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate44.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "published") {
				if (!validate45(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate45.errors);
					errors = vErrors.length;
				}
			} else {
				const err0 = {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "kind",
						tagValue: tag0
					},
					message: "value of tag \"kind\" must be in oneOf"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		} else {
			const err1 = {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "kind",
					tagValue: tag0
				},
				message: "tag \"kind\" must be string"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate40.errors = vErrors;
	return errors === 0;
}
function gather(all, found) {
	if (all === null) return found;
	for (const error of found) all.push(error);
	return all;
}
export { archiveDocumentLine, archiveManifest, archiveProfile, archiveProject, archiveSessionLine, archiveTargets };
